import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { addDays, madridDay } from '#platform/time/dates.ts'

/** One service, one hour, three places of a resource of its own. Tells what the button of its page would send. */
export async function leaveThreePlaces(pool: pg.Pool) {
  const resourceUuid = randomUUID()
  const { rows } = await pool.query<{ service: string; spa: string; pax: number }>(
    `select s.uuid as service, p.uuid as spa, s.capacity_minimum as pax from services s join spas p on p.uuid = s.spa_uuid
     join service_booking_rules r on r.service_uuid = s.uuid
     where p.status = 'online' and s.status = 'enable' and s.online_booking_available not in ('no', 'request')
     order by s.uuid limit 1`,
  )
  const [{ service, spa, pax }] = rows as [{ service: string; spa: string; pax: number }]
  await pool.query(`insert into spa_resources (uuid, spa_uuid, kind, name) values ($1, $2, 'cabin', '{"es": "x"}')`, [
    resourceUuid,
    spa,
  ])
  await pool.query('insert into resource_places select $1, generate_series(1, $2::int)', [resourceUuid, 3])
  await pool.query('delete from service_needs where service_uuid = $1', [service])
  await pool.query(
    `insert into service_needs (service_uuid, position, resource_uuid, units, per, starts_after, minutes, preparation, clean_up)
     values ($1, 1, $2, 1, 'party', 0, 60, 0, 0)`,
    [service, resourceUuid],
  )
  await pool.query('update service_booking_rules set notice = 0, horizon = 60, grid = 60 where service_uuid = $1', [
    service,
  ])
  await pool.query(
    "update services set has_availability_on = '{1,2,3,4,5,6,7}', client_time_duration = 60 where uuid = $1",
    [service],
  )
  await pool.query('delete from spa_schedule_exceptions where spa_uuid = $1', [spa])
  await pool.query('delete from spa_schedules where spa_uuid = $1', [spa])
  await pool.query(
    "insert into spa_schedules (spa_uuid, day, opens, closes) select $1, unnest(enum_range(null::schedule_day)), '10:00', '20:00'",
    [spa],
  )
  const day = addDays(madridDay(new Date()), 20)
  return { hour: { service, pax: String(pax), day, time: '17:00' }, resourceUuid }
}
