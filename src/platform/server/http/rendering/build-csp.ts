import { createHash } from 'node:crypto'

/**
 * Allows exactly our own inline scripts, by their hash, and takes the mark away. A kept page is the same for everyone,
 * so a nonce in it would be no secret; a script that somebody smuggled in has neither mark nor hash.
 */
export function buildCsp(html: string, nonce: string, guests?: CspSources): { page: string; policy: string } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const pieces = html.split('<script')
  const page = pieces
    .map((piece, position) => {
      if (position === 0) return piece
      const end = piece.indexOf('>')
      const attributes = piece.slice(0, end)
      if (!attributes.includes(mark)) return piece
      if (!attributes.includes(' src=')) hashes.add(hashOf(piece.slice(end + 1, piece.indexOf('</script>'))))
      return attributes.replace(mark, '') + piece.slice(end)
    })
    .join('<script')
    .replaceAll(mark, '')
  return { page, policy: contentSecurityPolicy([...hashes], guests) }
}

/** Most of our scripts are the same in every page. */
const known = new Map<string, string>()
const mostKnown = 200
const longestKnown = 3000

/** What a page says to its script is its visitor's own, and not to be remembered. */
const isHandoff = (script: string) => script.includes('.streamController.enqueue(')

function hashOf(script: string): string {
  const before = known.get(script)
  if (before) return before
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  if (!isHandoff(script) && script.length < longestKnown && known.size < mostKnown) known.set(copyOf(script), hash)
  return hash
}

/** What is cut from a page holds the whole of it in memory; a copy holds itself alone. */
const copyOf = (script: string) => Buffer.from(script).toString()

/**
 * Who else may act in a page. Where one pays: the card form's script and frame, and the buyer's bank, which may be any.
 * `ancestors`: in whose pages it may stand; in nobody's, if it is not said.
 */
export type CspSources = {
  scripts?: string[]
  connects?: string[]
  images?: string[]
  frames?: string[]
  forms?: string[]
  ancestors?: string[]
}

export function contentSecurityPolicy(scriptHashes: string[] = [], guests: CspSources = {}): string {
  const isDevelopment = process.env.NODE_ENV === 'development'
  // Vite's hot reload writes inline scripts and styles of its own.
  const scripts = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", ...scriptHashes]
  const styles = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"]
  return [
    "default-src 'none'",
    `script-src ${[...scripts, ...(guests.scripts ?? [])].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src ${["'self'", 'data:', ...(guests.images ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(isDevelopment ? ['ws:'] : []), ...(guests.connects ?? [])].join(' ')}`,
    "manifest-src 'self'",
    ...(guests.frames ? [`frame-src ${guests.frames.join(' ')}`] : []),
    `form-action ${["'self'", ...(guests.forms ?? [])].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${guests.ancestors?.join(' ') ?? "'none'"}`,
  ].join('; ')
}
