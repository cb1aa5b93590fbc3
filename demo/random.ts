export type Random = {
  /** From 0 up to, but never, 1. */
  next: () => number
  chance: (probability: number) => boolean
  /** Whole number, both ends included. */
  between: (low: number, high: number) => number
  pick: <T>(from: readonly T[]) => T
  /** Up to `count` different ones. */
  sample: <T>(from: readonly T[], count: number) => T[]
}

/**
 * Chance that repeats itself: each thing draws from its own stream, named after it, so adding one spa leaves
 * all the others as they were.
 */
export function randomFor(seed: number, ...name: (string | number)[]): Random {
  let state = hashOf(`${seed}/${name.join('/')}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error(`Nothing to pick for ${name.join('/')}`)
    return from[between(0, from.length - 1)] as T
  }
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const rest = [...from]
    const taken: T[] = []
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(between(0, rest.length - 1), 1))
    return taken
  }
  return { next, chance: (probability) => next() < probability, between, pick, sample }
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return hash >>> 0
}
