import { minute } from '#platform/time/durations.ts'

/** What a spa has a number of, that a booking takes for a while. */
export const resourceKinds = ['cabin', 'therapist', 'circuit'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/**
 * `places`: how many bookings, or people, it takes at once. In a circuit nobody has a place of their own: whoever comes may
 * take the one that is left. A cabin or a therapist is the same from the first minute to the last.
 */
export type Resource = { uuid: string; spaUuid: string; kind: ResourceKind; places: number }

export const isShared = ({ kind }: Pick<Resource, 'kind'>) => kind === 'circuit'

/** What a service takes of a resource. All times in minutes. */
export type ResourceNeed = {
  resourceUuid: string
  /** How many places, for each person or for the whole party. */
  units: number
  per: 'person' | 'party'
  /** From when to when of the service: a package begins in the circuit and ends in a cabin. */
  startsAfter: number
  minutes: number
  /** Before and after it, while nobody else can have the place. */
  preparation: number
  cleanUp: number
}

/** How a service is booked, as its spa wants it. */
export type BookingRules = {
  /** How long before an hour it can still be booked, in minutes. */
  notice: number
  /** For how many days from today. */
  horizon: number
  /** Hours begin at the spa's opening and every so many minutes after it. */
  grid: number
  /** The first and the last time of the day at which one may begin: a family morning, a circuit by night. Null: any. */
  startsFrom: string | null
  startsUntil: string | null
  /** Until how many hours before it can be moved or cancelled for nothing. Null: not at all. */
  freeHours: number | null
}

/** What the catalogue knows of a service that can be booked. */
export type Bookable = { rules: BookingRules; needs: readonly ResourceNeed[] }

/** A time for which places of a resource are taken, in milliseconds since 1970. The end is not part of it. */
export type Span = { from: number; to: number }

/** So many places of a resource, from when to when. */
export type Claim = Span & { resourceUuid: string; units: number }

/** All that a booking takes, if it begins at an instant. */
export function claimsOf(needs: readonly ResourceNeed[], pax: number, startsAt: Date): Claim[] {
  return needs.map(({ resourceUuid, units, per, startsAfter, minutes, preparation, cleanUp }) => {
    const from = startsAt.getTime() + startsAfter * minute
    return {
      resourceUuid,
      units: per === 'person' ? units * pax : units,
      from: from - preparation * minute,
      to: from + (minutes + cleanUp) * minute,
    }
  })
}
