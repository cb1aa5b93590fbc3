import { readSince, type TakenIndex } from '#features/search/rules/hours/finding/taken-index.ts'

export type KeptDay = ReturnType<typeof keepDay>

/** Of services, by their place among all that are booked by the hour. */
type Booked = { count: number; needing: (resourceUuid: string) => readonly number[] }

/**
 * The first free hour of each service on one day for one party, as it was found last: 24 bytes for each. It holds until
 * one of its resources is read again, a hold on them ends, or it is too late for the hour itself. A clock that is put back
 * counts as another moment.
 */
export function keepDay({ count, needing }: Booked) {
  const starts = new Float64Array(count)
  const foundAt = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const holdsUntil = new Float64Array(count)
  let lastReading = 0

  return {
    /** Forgets what may have changed since it was asked last. */
    catchUp: (index: TakenIndex) => {
      if (index.lastReading === lastReading) return
      const changed = readSince(index, lastReading)
      if (changed === 'all') foundAt.fill(Number.POSITIVE_INFINITY)
      else for (const uuid of changed) for (const at of needing(uuid)) foundAt[at] = Number.POSITIVE_INFINITY
      lastReading = index.lastReading
    },
    /** `from`: when an hour must begin, if it is to be booked now. */
    isKnown: (at: number, now: number, from: number) =>
      now >= (foundAt[at] as number) && now < (holdsUntil[at] as number) && (starts[at] as number) >= from,
    /** `until`: when the first hold ends. */
    keep: (at: number, startsAt: number | null, now: number, until: number) => {
      starts[at] = startsAt ?? Number.POSITIVE_INFINITY
      foundAt[at] = now
      holdsUntil[at] = until
    },
    /** Infinite if there is none. */
    startOf: (at: number) => starts[at] as number,
  }
}
