import type { Context, MiddlewareHandler } from 'hono'
import { problem } from './api/problem.ts'

const longestPath = 2048

/** What can't be an address of ours is answered before anything tries to understand it. */
export const guardPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url)
  if (url.pathname.length + url.search.length > longestPath) {
    return refuse(c, 414, 'This address is too long', `An address has at most ${longestPath} characters.`)
  }
  if (!isDecodable(url.pathname) || !isDecodable(url.search)) {
    return refuse(
      c,
      400,
      'This address is not written correctly',
      'A % sign must be followed by two hexadecimal digits.',
    )
  }
  if (hasControlCharacters(url.pathname)) {
    return refuse(c, 400, 'This address is not written correctly', 'It holds characters that no address has.')
  }
  return next()
}

/** Pages are read, and forms are sent with POST; nothing else is asked of them. */
export const guardMethod: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  c.header('Allow', 'GET, HEAD, POST')
  return c.text(`${c.req.method} is not something this page understands.`, 405)
}

/** Programs that call the API get a problem they can read, people a sentence. */
function refuse(c: Context, status: 400 | 414, title: string, detail: string): Response {
  if (c.req.path.startsWith('/api/')) return problem(status, title, detail)
  return c.text(`${title}. ${detail}`, status)
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
