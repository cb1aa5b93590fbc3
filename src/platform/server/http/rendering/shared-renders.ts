/** A page as it was rendered, before it is packed for who asked. `gzip` is made for the first who takes it. */
export type Rendered = {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
  /** What it was rendered from. */
  cacheVersion: string
  /** Until when it is true, where that is known: in milliseconds since 1970. */
  until?: number
  gzip?: Promise<Uint8Array<ArrayBuffer>>
  /** One of those who asked puts it into the cache. */
  isTaken?: boolean
}

type Render = (signal: AbortSignal) => Promise<Rendered>
type Shared = { rendered: Promise<Rendered>; asking: number; gone: AbortController }

/** What many ask for at once is rendered once. It is given up when the last of them has gone. */
export function makeSharedRenders() {
  const underWay = new Map<string, Shared>()

  function begin(address: string, render: Render): Shared {
    const gone = new AbortController()
    const rendered = render(gone.signal).finally(() => {
      if (underWay.get(address) === shared) underWay.delete(address)
    })
    const shared = { rendered, asking: 0, gone }
    underWay.set(address, shared)
    return shared
  }

  return async (address: string, signal: AbortSignal, render: Render): Promise<Rendered> => {
    signal.throwIfAborted()
    const shared = underWay.get(address) ?? begin(address, render)
    shared.asking++
    const leave = () => {
      shared.asking--
      if (shared.asking > 0) return
      // Who asks from now on does not get what was given up.
      underWay.delete(address)
      shared.gone.abort(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await shared.rendered
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
