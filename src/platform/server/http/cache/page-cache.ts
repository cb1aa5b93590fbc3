import type { IncomingMessage, ServerResponse } from 'node:http'
import { cachedPageAt } from '#platform/pages/cached-pages.ts'
import { canonicalAddress } from '#platform/pages/canonical-address.ts'
import {
  bodyOf,
  type CachedPage,
  type CachedResponse,
  etagOf,
  gzipWireOf,
  headOf,
  packPage,
  plainBodyOf,
  unchangedHeadOf,
} from './cached-page.ts'
import { knowsEtag, preferredEncoding } from './negotiation.ts'

/** A request, as the page cache, the quick answer of cached pages or the site has it. */
export type PageRequest = { url: string; header: (name: string) => string | undefined }

/** `onServed`: by whom it was asked for; null if only for its headers. */
type Options = { onServed?: (request: PageRequest | null) => void; hasDayPreview?: boolean; now?: () => number }

/** What a page was rendered from, and until when it is true, if that is known: in milliseconds since 1970. */
type Made = { cacheVersion: string; until?: number }

/**
 * Public pages are the same for everyone, so the rendered page is kept, compressed, and answered straight from memory
 * before any framework sees the request. A new catalogue or a new day empties the cache; what is true for a while only is
 * kept for so long.
 */
export class PageCache {
  /** The most recently asked for stands last, so that the first to go is the one nobody wants. */
  #pages = new Map<string, CachedPage>()
  #newest = ''
  #bytes = 0
  #cacheVersion = ''
  #packing: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #limit: number
  #currentEdition: () => string
  #onServed: (request: PageRequest | null) => void
  #now: () => number
  #understood: (address: string) => string

  constructor(limitInBytes: number, currentEdition: () => string, options: Options = {}) {
    this.#limit = limitInBytes
    this.#currentEdition = currentEdition
    this.#onServed = options.onServed ?? (() => {})
    this.#now = options.now ?? Date.now
    this.#understood = (address) => canonicalAddress(address, options)
  }

  /** Answers and returns true where the page is cached. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = this.#find(request.url ?? '')
    if (!page) return false
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    this.#onServed(request.method === 'GET' ? askedBy(request) : null)
    if (knowsEtag(request.headers['if-none-match'], etagOf(page, encoding))) {
      response.writeHead(304, unchangedHeadOf(page, encoding)).end()
      return true
    }
    const send = (head: string[], body: Buffer) =>
      response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : body)
    const wire = encoding === 'identity' ? undefined : page[encoding]
    if (wire) send(wire.head, bodyOf(wire))
    else if (encoding === 'identity') {
      const body = plainBodyOf(page.br)
      send(headOf(page, encoding, body.length), body)
    } else {
      this.#gzip(page).then(
        (packed) => send(packed.head, bodyOf(packed)),
        () => response.destroy(),
      )
    }
    return true
  }

  /** The whole answer for an address, for whoever is about to send it. */
  take(request: PageRequest, encoding: 'br' | 'gzip'): CachedResponse | undefined {
    const page = this.#find(request.url)
    const wire = page?.[encoding]
    if (wire) this.#onServed(request)
    return wire
  }

  /** The key of an address, if it may be cached. */
  keyOf(url: string): string | null {
    return cacheKeyOf(this.#understood(url))
  }

  /** What a page rendered now is rendered from. */
  cacheVersion(): string {
    return this.#currentEdition()
  }

  /**
   * One at a time: packing is for later visitors, and must not crowd out the present ones. When many wait, a page is let
   * go; its next visitor brings it again.
   */
  async keep(url: string, html: Uint8Array, headers: Headers, made: Made): Promise<void> {
    if (this.#waiting >= mostWaiting) return
    this.#waiting++
    const packed = this.#packing.then(() => this.#pack(url, html, headers, made))
    this.#packing = packed.catch(() => {})
    await packed.finally(() => this.#waiting--)
  }

  async #pack(url: string, html: Uint8Array, headers: Headers, made: Made): Promise<void> {
    const { cacheVersion, until = Number.POSITIVE_INFINITY } = made
    const isOld = () => cacheVersion !== this.#currentEdition() || this.#isOver(until)
    const key = this.keyOf(url)
    if (key === null || this.#limit === 0 || isOld()) return
    const page = await packPage(html, headers, until)
    // While the page was rendered and packed the catalogue may have changed.
    if (isOld() || sizeOf(page) > this.#limit) return
    this.#refreshEdition()
    this.#drop(key)
    this.#pages.set(key, page)
    this.#newest = key
    this.#bytes += sizeOf(page)
    this.#makeRoom()
  }

  #find(url: string): CachedPage | undefined {
    this.#refreshEdition()
    const key = url.includes('?') ? this.keyOf(url) : url
    const page = key === null ? undefined : this.#pages.get(key)
    if (!page || key === null) return undefined
    if (this.#isOver(page.until)) {
      this.#drop(key)
      return undefined
    }
    if (key !== this.#newest) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
      this.#newest = key
    }
    return page
  }

  /** Made for the first who takes nothing else, beside the thread that answers everybody else. */
  #gzip(page: CachedPage): Promise<CachedResponse> {
    page.packing ??= gzipWireOf(page).then((wire) => {
      page.gzip = wire
      // A page that was evicted meanwhile takes no space.
      if ([...this.#pages.values()].includes(page)) this.#bytes += wire.answer.length
      this.#makeRoom()
      return wire
    })
    return page.packing
  }

  #refreshEdition() {
    const cacheVersion = this.#currentEdition()
    if (cacheVersion === this.#cacheVersion) return
    this.#cacheVersion = cacheVersion
    this.#pages.clear()
    this.#bytes = 0
  }

  /** Most pages are true until something changes, and then nobody looks at the clock. */
  #isOver(until: number): boolean {
    return until !== Number.POSITIVE_INFINITY && this.#now() >= until
  }

  #makeRoom() {
    while (this.#bytes > this.#limit) this.#drop(this.#pages.keys().next().value as string)
  }

  #drop(key: string) {
    const page = this.#pages.get(key)
    if (page) this.#bytes -= sizeOf(page)
    this.#pages.delete(key)
  }
}

const mostWaiting = 16

const askedBy = ({ url = '', headers }: IncomingMessage): PageRequest => ({
  url,
  header: (name) => headers[name.toLowerCase()]?.toString(),
})

const sizeOf = ({ br, gzip }: CachedPage) => br.answer.length + (gzip?.answer.length ?? 0)

const pageNumber = /^page=[1-9]\d{0,3}$/

/** Of an address as its page understands it. Null where it asks for something that is not kept. */
export function cacheKeyOf(understood: string): string | null {
  const start = understood.indexOf('?')
  if (start < 0) return understood
  const [path, query] = [understood.slice(0, start), understood.slice(start + 1)]
  return (cachedPageAt(path)?.query ?? pageNumber).test(query) ? understood : null
}
