/** As of when it is asked: hours begin at `from` at the earliest; `reading` is that of the resources. */
export type AsOf = { from: number; now: number; reading: number }

export type KeptDay = ReturnType<typeof keepDay>

/**
 * The first free hour of each service on one day for one party, as it was found last: 28 bytes for each. It holds until
 * one of its resources is read again, a hold on them ends, or it is too late for the hour itself. A clock that is put back
 * counts as another moment.
 */
export function keepDay(services: number) {
  const starts = new Float64Array(services)
  const foundAt = new Float64Array(services).fill(Number.POSITIVE_INFINITY)
  const holdsUntil = new Float64Array(services)
  const readings = new Uint32Array(services)

  return {
    isKnown: (at: number, { from, now, reading }: AsOf) =>
      readings[at] === reading &&
      now >= (foundAt[at] as number) &&
      now < (holdsUntil[at] as number) &&
      (starts[at] as number) >= from,
    /** `until`: when the first hold ends. */
    keep: (at: number, startsAt: number | null, { now, reading }: AsOf, until: number) => {
      starts[at] = startsAt ?? Number.POSITIVE_INFINITY
      foundAt[at] = now
      holdsUntil[at] = until
      readings[at] = reading
    },
    startOf: (at: number): number | null => {
      const startsAt = starts[at] as number
      return startsAt === Number.POSITIVE_INFINITY ? null : startsAt
    },
  }
}
