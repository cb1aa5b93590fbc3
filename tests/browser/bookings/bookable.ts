import { expect, type Page } from '@playwright/test'
import { scheduleDays } from '#domain/catalogue/spas/spa.ts'
import { addDays, type Day, madridDay } from '#domain/dates.ts'
import { ask } from '../vouchers.ts'

type Rules = { mode?: 'yes' | 'request'; freeHours?: number | null }

export type Bookable = { service: string; resource: string }

/** In so many days, by the clock of the demo. */
export const inDays = (days: number): Day => addDays(madridDay(new Date()), days)

/** No other service lasts so long: by that a test knows that the site has read what it wrote. */
const minutes = 55

/**
 * A service of a spa on the Canary Islands that no other test has: `turn` says which. The first thirty are of a spa each. It begins at 10:00 to 19:00 every day, in one
 * of two cabins, for two, four or six.
 */
export async function makeBookable(page: Page, turn: number, { mode = 'yes', freeHours = 24 }: Rules = {}) {
  const [found] = await ask<Bookable & { spa: string }>(
    `select s.uuid as service, p.uuid as spa, md5('cabins of ' || s.uuid)::uuid as resource
     from services s join spas p on p.uuid = s.spa_uuid
     join location_translations l on l.location_uuid = p.region_uuid and l.language = 'es'
     where l.slug in ('tenerife', 'gran-canaria', 'fuerteventura') and p.status = 'online' and s.capacity_minimum = 2 and s.capacity_incrementing = 2
       and not exists (select from offers o where o.service_uuid = s.uuid) and p.name <> 'Aguamadre Spa'
     order by row_number() over (partition by p.uuid order by s.uuid), p.uuid offset $1::int limit 1`,
    [String(turn)],
  )
  if (!found) throw new Error('the demo catalogue has changed')
  const { service, spa, resource } = found
  // In one go, so that the catalogue is read once.
  await ask(`
    delete from resource_claims where resource_uuid = '${resource}';
    delete from spa_schedule_exceptions where spa_uuid = '${spa}';
    delete from spa_schedules where spa_uuid = '${spa}';
    insert into spa_schedules (spa_uuid, day, opens, closes)
      values ${scheduleDays.map((day) => `('${spa}', '${day}', '10:00', '20:00')`).join(', ')};
    update services set status = 'enable', online_booking_available = '${mode}', client_time_duration = ${minutes},
      has_availability_on = '{1,2,3,4,5,6,7}', capacity_maximum = 6 where uuid = '${service}';
    delete from service_needs where service_uuid = '${service}';
    delete from service_booking_rules where service_uuid = '${service}';
    insert into spa_resources (uuid, spa_uuid, kind, name_es, name_pt)
      values ('${resource}', '${spa}', 'cabin', 'Cabina', 'Cabina') on conflict do nothing;
    insert into resource_places (resource_uuid, place) values ('${resource}', 1), ('${resource}', 2) on conflict do nothing;
    insert into service_booking_rules (service_uuid, notice, horizon, grid, free_hours)
      values ('${service}', 0, 90, 60, ${freeHours});
    insert into service_needs
      (service_uuid, position, resource_uuid, units, per, starts_after, minutes, preparation, clean_up)
      values ('${service}', 1, '${resource}', 1, 'party', 0, 60, 0, 0)`)
  const look = async () => (await page.request.get(`/service-booking/checkout/?service=${service}`)).text()
  await expect.poll(look, { timeout: 60_000 }).toContain(`${minutes}\u00a0min`)
  return { service, resource }
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
