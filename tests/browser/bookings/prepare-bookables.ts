import { setTimeout as sleep } from 'node:timers/promises'
import { scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { demoSettings } from '#features/catalogue/server/demo-settings.ts'
import { ask, type Site } from '../support/site.ts'

/** As many as all tests of bookings take, and some for second tries. */
const most = 64

/** No other service lasts so long: by that one knows that the site has read what was written. */
const minutes = 55

/**
 * Services that the tests of bookings share out among them. All at once and before any test: each change of the catalogue
 * is read by the whole site. The first thirty are of a spa each.
 */
export async function prepareBookables(site: Site) {
  await ask(prepare, [], site)
  const [last] = await ask<{ service: string }>(
    'select service from tests_bookables order by turn desc limit 1',
    [],
    site,
  )
  const look = async () => (await fetch(`${site.url}/service-booking/checkout/?service=${last?.service}`)).text()
  while (!(await look()).includes(`${minutes}\u00a0min`)) await sleep(50)
}

const prepare = `
    create table tests_bookables (
      turn int primary key, kind text, service uuid, spa uuid, resource uuid, is_taken boolean default false
    );
    insert into tests_bookables
      select turn, case when turn % 16 = 0 then 'not-refundable' when turn % 4 = 0 then 'on-request' else 'at-once' end,
        service, spa, md5('cabins of ' || service)::uuid
      from (select row_number() over (order by of_spa, spa) - 1 as turn, service, spa
      from (
        select s.uuid as service, p.uuid as spa, row_number() over (partition by p.uuid order by s.uuid) as of_spa
        from services s join spas p on p.uuid = s.spa_uuid
        join location_translations l on l.location_uuid = p.region_uuid and l.language = 'es'
        where l.slug in ('tenerife', 'gran-canaria', 'fuerteventura') and p.status = 'online'
          and s.capacity_minimum = 2 and s.capacity_incrementing = 2
          and not exists (select from offers o where o.service_uuid = s.uuid) and p.name <> 'Aguamadre Spa'
          and p.uuid <> '${demoSettings.requestOnlySpa}'
      ) found order by 1 limit ${most}) numbered;
    delete from resource_claims where resource_uuid in (select resource from tests_bookables);
    delete from spa_schedule_exceptions where spa_uuid in (select spa from tests_bookables);
    delete from spa_schedules where spa_uuid in (select spa from tests_bookables);
    insert into spa_schedules (spa_uuid, day, opens, closes)
      select distinct spa, day::schedule_day, time '10:00', time '20:00' from tests_bookables,
        unnest(array[${scheduleDays.map((day) => `'${day}'`).join(', ')}]) as day;
    update services set status = 'enable', client_time_duration = ${minutes}, has_availability_on = '{1,2,3,4,5,6,7}',
      capacity_maximum = 6, is_online_voucher_available = true,
      online_booking_available = case kind when 'at-once' then 'yes' else 'request' end
      from tests_bookables where uuid = service;
    delete from service_needs where service_uuid in (select service from tests_bookables);
    delete from service_booking_rules where service_uuid in (select service from tests_bookables);
    insert into spa_resources (uuid, spa_uuid, kind, name)
      select resource, spa, 'cabin', '{"es": "Cabina"}' from tests_bookables on conflict do nothing;
    insert into resource_places (resource_uuid, place)
      select resource, place from tests_bookables, generate_series(1, 2) as place on conflict do nothing;
    insert into service_booking_rules (service_uuid, notice, horizon, grid, free_hours)
      select service, 0, 90, 60, case kind when 'not-refundable' then null else 24 end from tests_bookables;
    insert into service_needs
      (service_uuid, position, resource_uuid, units, per, starts_after, minutes, preparation, clean_up)
      select service, 1, resource, 1, 'party', 0, 60, 0, 0 from tests_bookables`
