/** Runs in the browser: it must stand on its own, and is written into the page as it is. */
function startLate(preloads: string[]) {
  const signs = ['pointerdown', 'keydown', 'focusin']
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start)
    const sleeping = document.querySelector('script[type="late"]')
    if (!sleeping) return
    sleeping.removeAttribute('type')
    for (const href of preloads) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = sleeping.textContent
    document.head.append(script)
  }
  for (const sign of signs) addEventListener(sign, start)
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : start())
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/**
 * The page's scripts and words are asked for when it has been shown, or at the visitor's first sign if that is earlier:
 * it can be read, and its links and forms used, before they are here, and nothing competes with what it is shown with.
 */
export function deferScripts(html: string, words: string[], nonce: string): string {
  const preloads = [...new Set([...[...html.matchAll(preloadLink)].map(([, href]) => href as string), ...words])]
  const loader = `<script nonce="${nonce}">(${startLate})(${JSON.stringify(preloads)})</script>`
  return html
    .replace(preloadLink, '')
    .replace(/<script([^>]*) type="module"/, (_, others: string) => `<script${others} type="late"`)
    .replace('</body>', () => `${loader}</body>`)
}
