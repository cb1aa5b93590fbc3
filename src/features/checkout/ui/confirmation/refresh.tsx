/** Without a script the browser itself looks again. */
export function Refresh() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  )
}
