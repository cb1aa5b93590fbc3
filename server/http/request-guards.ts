import type { MiddlewareHandler } from 'hono'

const longestPath = 2048

/** What can't be an address of ours is answered before anything tries to understand it. */
export const guardPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url)
  if (url.pathname.length + url.search.length > longestPath) {
    return c.text('This address is too long.', 414)
  }
  if (!isDecodable(url.pathname) || !isDecodable(url.search)) {
    return c.text('This address is not written correctly: a % sign must be followed by two hexadecimal digits.', 400)
  }
  if (hasControlCharacters(url.pathname)) return c.text('This address holds characters that no address has.', 400)
  return next()
}

/** Pages are read, and forms are sent with POST; nothing else is asked of them. */
export const guardMethod: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  c.header('Allow', 'GET, HEAD, POST')
  return c.text(`${c.req.method} is not something this page understands.`, 405)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll('+', ' '))
    return true
  } catch {
    return false
  }
}

function hasControlCharacters(path: string): boolean {
  const decoded = decodeURIComponent(path)
  return [...decoded].some((character) => character < ' ' || character === '\u007f')
}
