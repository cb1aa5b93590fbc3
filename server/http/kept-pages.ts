import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'
type KeptPage = { etag: string; bodies: Record<Encoding, Buffer>; heads: Record<Encoding, string[]>; bytes: number }

/**
 * Public pages are the same for everyone, so the rendered page is kept, compressed, and answered straight from memory
 * before any framework sees the request. A new catalogue or a new day empties the shelf.
 */
export class KeptPages {
  #pages = new Map<string, KeptPage>()
  #bytes = 0
  #edition = ''
  #limit: number
  #currentEdition: () => string
  #onServed: () => void

  constructor(limitInBytes: number, currentEdition: () => string, onServed: () => void = () => {}) {
    this.#limit = limitInBytes
    this.#currentEdition = currentEdition
    this.#onServed = onServed
  }

  /** Answers and returns true where the page is on the shelf. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = this.#find(request.url ?? '')
    if (!page) return false
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const isKnown = request.headers['if-none-match'] === page.etag
    response.writeHead(isKnown ? 304 : 200, page.heads[encoding])
    response.end(isKnown || request.method === 'HEAD' ? undefined : page.bodies[encoding])
    this.#onServed()
    return true
  }

  async keep(url: string, html: Uint8Array, headers: Headers): Promise<void> {
    const key = keyOf(url)
    if (key === null || this.#limit === 0) return
    const edition = this.#currentEdition()
    const page = await pack(Buffer.from(html), headers)
    // Between rendering and packing the catalogue may have changed.
    if (edition !== this.#currentEdition() || page.bytes > this.#limit) return
    this.#refreshEdition()
    this.#drop(key)
    this.#pages.set(key, page)
    this.#bytes += page.bytes
    while (this.#bytes > this.#limit) this.#drop(this.#pages.keys().next().value as string)
  }

  #find(url: string): KeptPage | undefined {
    this.#refreshEdition()
    const key = keyOf(url)
    const page = key === null ? undefined : this.#pages.get(key)
    if (!page || key === null) return undefined
    // The most recently asked for stands last, so that the first to go is the one nobody wants.
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  #refreshEdition() {
    const edition = this.#currentEdition()
    if (edition === this.#edition) return
    this.#edition = edition
    this.#pages.clear()
    this.#bytes = 0
  }

  #drop(key: string) {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
  }
}

/** Parameters that only tell where a visitor came from make no other page. */
const withoutEffect = /^(utm_[a-z]+|gclid|fbclid|awc|source|country)$/
const pageNumber = /^page=\d{1,4}$/

/** Null where the query asks for something that is not kept. */
export function keyOf(url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  if (!query) return path
  const kept = query.split('&').filter((part) => !withoutEffect.test(part.split('=', 1)[0] ?? ''))
  if (kept.length === 0) return path
  return kept.length === 1 && pageNumber.test(kept[0] as string) ? `${path}?${kept[0]}` : null
}

export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(offers)) return 'br'
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(offers) ? 'gzip' : 'identity'
}

async function pack(identity: Buffer, headers: Headers): Promise<KeptPage> {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, gz] = await Promise.all([compressBrotli(identity, quality), compressGzip(identity, { level: 6 })])
  const bodies = { br, gzip: gz, identity }
  const heads = Object.fromEntries(
    Object.entries(bodies).map(([encoding, body]) => [
      encoding,
      headOf(headers, etag, encoding as Encoding, body.length),
    ]),
  ) as KeptPage['heads']
  return { etag, bodies, heads, bytes: br.length + gz.length + identity.length }
}

function headOf(headers: Headers, etag: string, encoding: Encoding, length: number): string[] {
  const all = new Headers(headers)
  all.set('ETag', etag)
  all.set('Vary', 'Accept-Encoding')
  all.set('Cache-Control', 'public, max-age=0, must-revalidate')
  all.set('Content-Length', String(length))
  if (encoding !== 'identity') all.set('Content-Encoding', encoding)
  return [...all].flat()
}
