import { addDays, type Day, madridDay } from '#platform/time/dates.ts'
import { ask } from '../support/site.ts'

export type Bookable = { service: string; resource: string }

/** In so many days, by the clock of the demo. */
export const inDays = (days: number): Day => addDays(madridDay(new Date()), days)

/** How its spa takes bookings; what is not refundable is also confirmed by hand. */
export type BookableKind = 'at-once' | 'on-request' | 'not-refundable'

/**
 * A service of a spa on the Canary Islands that no other test is given. It begins at 10:00 to 19:00 every day, in one of
 * two cabins, for two, four or six (`prepare-bookables.ts`).
 */
export async function takeBookable(kind: BookableKind = 'at-once'): Promise<Bookable> {
  const [found] = await ask<Bookable>(
    `update tests_bookables set is_taken = true
     where turn = (select min(turn) from tests_bookables where kind = $1 and not is_taken) returning service, resource`,
    [kind],
  )
  if (!found) throw new Error(`No service is left that is booked ${kind}: prepare-bookables.ts makes too few`)
  return found
}

/** Somebody else has these places of a day at these hours, of the clock of the islands. */
export async function takeHours({ resource }: Bookable, day: Day, times: string[], places: number[]) {
  for (const time of times)
    for (const place of places)
      await ask(
        `insert into resource_claims (resource_uuid, place, during, kind, reference)
         values ($1, $2::int, tstzrange(($3 || ' ' || $4)::timestamp at time zone 'Atlantic/Canary',
           ($3 || ' ' || $4)::timestamp at time zone 'Atlantic/Canary' + interval '1 hour'), 'booking', gen_random_uuid())`,
        [resource, String(place), day, time],
      )
}

export const allHours = Array.from({ length: 10 }, (_, index) => `${10 + index}:00`)
