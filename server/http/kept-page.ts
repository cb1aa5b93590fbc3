import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './negotiation.ts'

const compressBrotli = promisify(brotliCompress)

/** A whole answer as it goes over the wire; the body is the rest of the same buffer. */
export type Wire = { answer: Buffer; bodyAt: number; dateAt: number; second: number; head: string[] }

/** Every browser takes Brotli. What the few other clients take is made from it when the first of them asks. */
export type KeptPage = { etag: string; headers: Headers; br: Wire; gzip?: Wire }

export async function packPage(html: Uint8Array, headers: Headers): Promise<KeptPage> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // A window as wide as a page is long enough, and spares the encoder megabytes.
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  const body = await compressBrotli(html, { params })
  return { etag, headers, br: wireOf(body, headers, etag, 'br') }
}

export function gzipWireOf({ br, headers, etag }: KeptPage): Wire {
  return wireOf(gzipSync(plainBodyOf(br), { level: 6 }), headers, etag, 'gzip')
}

export const plainBodyOf = (br: Wire) => brotliDecompressSync(bodyOf(br))

export const bodyOf = ({ answer, bodyAt }: Wire) => answer.subarray(bodyAt)

/** The whole answer with the date of this second written into it: a date always has the same length. */
export function answerAt(wire: Wire, now: number): Buffer {
  const second = Math.floor(now / 1000)
  if (wire.second !== second) {
    wire.answer.write(new Date(now).toUTCString(), wire.dateAt, 'latin1')
    wire.second = second
  }
  return wire.answer
}

export function headOf({ headers, etag }: Pick<KeptPage, 'headers' | 'etag'>, encoding: Encoding, length: number) {
  const all = new Headers(headers)
  all.set('ETag', etag)
  all.set('Vary', 'Accept-Encoding')
  all.set('Cache-Control', 'public, max-age=0, must-revalidate')
  all.set('Content-Length', String(length))
  if (encoding === 'identity') all.delete('Content-Encoding')
  else all.set('Content-Encoding', encoding)
  return [...all].flat()
}

function wireOf(body: Buffer, headers: Headers, etag: string, encoding: Encoding): Wire {
  const head = headOf({ headers, etag }, encoding, body.length)
  const start = 'HTTP/1.1 200 OK\r\nDate: '
  const lines = Array.from({ length: head.length / 2 }, (_, line) => `${head[2 * line]}: ${head[2 * line + 1]}\r\n`)
  const whole = `${start}${new Date(0).toUTCString()}\r\n${lines.join('')}\r\n`
  const answer = Buffer.concat([Buffer.from(whole, 'latin1'), body])
  return { answer, bodyAt: whole.length, dateAt: start.length, second: 0, head }
}
