import { addDays, type Day, madridDay } from '#domain/dates.ts'
import { ask } from '../vouchers.ts'

export type Bookable = { service: string; resource: string }

/** In so many days, by the clock of the demo. */
export const inDays = (days: number): Day => addDays(madridDay(new Date()), days)

/**
 * A service of a spa on the Canary Islands that no other test has: `turn` says which. It begins at 10:00 to 19:00 every
 * day, in one of two cabins, for two, four or six; some spas confirm by hand (`prepare-bookables.ts`).
 */
export async function bookableAt(turn: number): Promise<Bookable> {
  const [found] = await ask<Bookable>('select service, resource from tests_bookables where turn = $1::int', [
    String(turn),
  ])
  if (!found) throw new Error('the demo catalogue has changed')
  // A second try finds what the first has left.
  await ask('delete from resource_claims where resource_uuid = $1', [found.resource])
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
