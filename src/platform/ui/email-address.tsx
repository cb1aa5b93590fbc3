/** An address that breaks before its '@' where the line is too short for it. */
export function EmailAddress({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
