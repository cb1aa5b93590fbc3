/** Whether the router can show this address: a path of ours that is neither a file nor an endpoint. */
export function isPagePath(href: string) {
  if (!href.startsWith('/') || href.startsWith('//')) return false
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path)
}
