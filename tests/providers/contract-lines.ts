import { longEnough } from '#tests/wait-until.ts'

type Fetch = typeof globalThis.fetch

/** What lies between the adapter and its stand-in: the adapter is made with `through(fetch)` and with `timeout`. */
export type NetworkConditions = { through: (fetch: Fetch) => Fetch; timeout: number }

export const soundLine: NetworkConditions = { through: (fetch) => fetch, timeout: longEnough }

/** Nothing ever comes through it. */
export const deadLine: NetworkConditions = {
  through: () => (_, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    }),
  timeout: 5,
}

/** Once for each call on the way: what it asked for is done, and its answer is lost. */
export async function forEachLostAnswer(story: (line: BreakableLine) => Promise<void>) {
  for (let nth = 1; nth < 20; nth++) {
    const line = breakAt(nth)
    await story(line)
    if (!line.hasBroken()) return
  }
}

type BreakableLine = ReturnType<typeof breakAt>

function breakAt(nth: number) {
  let calls = 0
  let isWatching = true
  return {
    timeout: longEnough,
    through:
      (fetch: Fetch): Fetch =>
      async (input, init) => {
        const answer = await fetch(input, init)
        if (isWatching && ++calls === nth) throw new TypeError('fetch failed')
        return answer
      },
    /** From here on it is sound, until it is released. */
    hold: () => {
      isWatching = false
    },
    release: () => {
      isWatching = true
    },
    hasBroken: () => calls >= nth,
  }
}
