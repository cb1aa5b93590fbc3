import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiation.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A whole answer as it goes over the wire; the body is the rest of the same buffer. */
export type CachedResponse = { answer: Buffer; bodyAt: number; dateAt: number; second: number; head: string[] }

/** Every browser takes Brotli. What the few other clients take is made from it when the first of them asks. */
export type CachedPage = {
  hash: string
  headers: Headers
  /** From when on it may no longer be true, in milliseconds since 1970. */
  until: number
  br: CachedResponse
  gzip?: CachedResponse
  packing?: Promise<CachedResponse>
}

export async function packPage(html: Uint8Array, headers: Headers, until: number): Promise<CachedPage> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // A window as wide as a page is long enough, and spares the encoder megabytes.
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  const body = await compressBrotli(html, { params })
  return { hash, headers, until, br: wireOf(body, { headers, hash }, 'br') }
}

export async function gzipWireOf(page: CachedPage): Promise<CachedResponse> {
  return wireOf(await compressGzip(plainBodyOf(page.br), { level: 6 }), page, 'gzip')
}

/** At once: unpacking takes less than going to another thread and back. */
export const plainBodyOf = (br: CachedResponse) => brotliDecompressSync(bodyOf(br))

export const bodyOf = ({ answer, bodyAt }: CachedResponse) => answer.subarray(bodyAt)

/** The whole answer with the date of this second written into it: a date always has the same length. */
export function answerAt(wire: CachedResponse, now: number): Buffer {
  const second = Math.floor(now / 1000)
  if (wire.second !== second) {
    wire.answer.write(new Date(now).toUTCString(), wire.dateAt, 'latin1')
    wire.second = second
  }
  return wire.answer
}

/** Each encoding is another sequence of bytes, and has its own validator (RFC 9110, 8.8.3). */
export const etagOf = ({ hash }: Pick<CachedPage, 'hash'>, encoding: Encoding) =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`

export function headOf({ headers, hash }: Pick<CachedPage, 'headers' | 'hash'>, encoding: Encoding, length: number) {
  const all = new Headers(headers)
  all.set('ETag', etagOf({ hash }, encoding))
  all.set('Vary', 'Accept-Encoding')
  all.set('Cache-Control', 'public, max-age=0, must-revalidate')
  all.set('Content-Length', String(length))
  if (encoding === 'identity') all.delete('Content-Encoding')
  else all.set('Content-Encoding', encoding)
  return [...all].flat()
}

/** For who has the page already: its validator and how it may be kept, without what describes a body. */
export function unchangedHeadOf(page: CachedPage, encoding: Encoding) {
  const pairs = headOf(page, encoding, 0)
  return pairs.filter((_, at) => !/^content-(length|encoding|type)$/i.test(pairs[at - (at % 2)] as string))
}

function wireOf(body: Buffer, page: Pick<CachedPage, 'headers' | 'hash'>, encoding: Encoding): CachedResponse {
  const head = headOf(page, encoding, body.length)
  const start = 'HTTP/1.1 200 OK\r\nDate: '
  const lines = Array.from({ length: head.length / 2 }, (_, line) => `${head[2 * line]}: ${head[2 * line + 1]}\r\n`)
  const whole = `${start}${new Date(0).toUTCString()}\r\n${lines.join('')}\r\n`
  // Buffer.concat() cuts small answers from slabs of 64 KB, and a cached one would keep its whole slab.
  const answer = Buffer.allocUnsafeSlow(whole.length + body.length)
  answer.write(whole, 'latin1')
  answer.set(body, whole.length)
  return { answer, bodyAt: whole.length, dateAt: start.length, second: 0, head }
}
