import type { Span } from '#features/catalogue/rules/services/resources.ts'
import type { Taken, TakenPlace } from '../free-places.ts'

/**
 * The claims on a resource by their beginning, in milliseconds since 1970. `heldUntil` is infinite for what doesn't end
 * by itself.
 */
export type TakenTimes = {
  from: Float64Array
  to: Float64Array
  places: Uint16Array
  heldUntil: Float64Array
  /** The reading that it comes from. */
  reading: number
}

/** What is taken of all resources. Readings are counted, so that one knows what was read since. */
export type TakenIndex = { resources: ReadonlyMap<string, TakenTimes>; wholeReading: number; lastReading: number }

export const nothingTaken: TakenIndex = { resources: new Map(), wholeReading: 0, lastReading: 0 }

/** The resources that were read again after a reading. One that is not in the index was read with all others. */
export function readSince({ resources, wholeReading }: TakenIndex, reading: number): string[] | 'all' {
  if (wholeReading > reading) return 'all'
  return [...resources].flatMap(([uuid, times]) => (times.reading > reading ? uuid : []))
}

type TakenWithin = {
  taken: Taken
  /** When the first hold on any of the resources ends; what is free changes then. */
  holdsUntil: (resourceUuids: readonly string[]) => number
}

/** What is taken in a time, as of an instant: a hold that is over takes nothing. Each resource is looked through once. */
export function takenWithin({ resources }: TakenIndex, span: Span, now: Date): TakenWithin {
  const known = new Map<string, Near>()
  const nearOf = (uuid: string): Near => {
    const near = known.get(uuid) ?? nearIn(resources.get(uuid), span, now.getTime())
    known.set(uuid, near)
    return near
  }
  return {
    taken: (uuid) => nearOf(uuid).places,
    holdsUntil: (uuids) => Math.min(...uuids.map((uuid) => nearOf(uuid).holdsUntil)),
  }
}

type Near = { places: TakenPlace[]; holdsUntil: number }

function nearIn(times: TakenTimes | undefined, span: Span, now: number): Near {
  const near: Near = { places: [], holdsUntil: Number.POSITIVE_INFINITY }
  if (!times) return near
  for (let at = 0; at < times.from.length; at++) {
    const from = times.from[at] as number
    if (from >= span.to) break
    const [to, heldUntil] = [times.to[at] as number, times.heldUntil[at] as number]
    if (to <= span.from || heldUntil <= now) continue
    near.places.push({ place: times.places[at] as number, from, to })
    near.holdsUntil = Math.min(near.holdsUntil, heldUntil)
  }
  return near
}
