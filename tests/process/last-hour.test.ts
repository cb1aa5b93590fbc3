import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { addDays, madridDay } from '#domain/dates.ts'
import { type Browser, makeBrowser } from '../kill/browser.ts'
import { giveBuyer, pay, tokenFor } from '../kill/checkout.ts'
import { testDatabase } from '../test-database.ts'
import { freePort, startServer } from './server-process.ts'

// Two cold starts beside other tests take their time.
vi.setConfig({ testTimeout: 180_000 })

const { pool, connectionString } = await testDatabase('demo')
// The shop's settings ask for a host in the address.
const address = connectionString.replace('@/', '@localhost/')
const folder = await mkdtemp(join(tmpdir(), 'calmaria-last-hour-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const day = addDays(madridDay(new Date()), 20)
const places = 3

test('of two hundred checkouts of an hour with three places at two servers three are booked', async () => {
  const hour = await leaveThreePlaces()
  const servers = await Promise.all(['a', 'b'].map(startOne))
  const checkouts = Array.from({ length: 200 }, (_, number) => ({
    url: servers[number % 2] ?? '',
    browser: makeBrowser(`10.8.0.${number}`),
  }))
  const begun = await Promise.all(
    checkouts.map(async ({ url, browser }) => {
      const { to } = await browser.send(`${url}/service-booking/checkout/`, hour)
      return /^.*\/service-booking\/[\w-]{36}\//.exec(to ?? '')?.[0] ?? null
    }),
  )
  const winners = begun.flatMap((home, at) =>
    home ? [{ ...(checkouts[at] as (typeof checkouts)[number]), home }] : [],
  )
  expect(winners).toHaveLength(places)
  await Promise.all(winners.map(({ browser, url, home }) => buy(browser, url, home)))
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select state from bookings')
      expect(rows).toEqual(Array.from({ length: places }, () => ({ state: 'confirmed' })))
    },
    { timeout: 60_000 },
  )
  const claims = await pool.query('select place, kind from resource_claims where resource_uuid = $1 order by place', [
    resourceUuid,
  ])
  expect(claims.rows).toEqual([1, 2, 3].map((place) => ({ place, kind: 'booking' })))
  const paid = await pool.query("select sum(amount)::int as sum from payment_attempts where state = 'paid'")
  const bought = await pool.query(
    "select sum((bill ->> 'total')::int)::int as sum from purchases where state = 'confirmed'",
  )
  expect(paid.rows).toEqual(bought.rows)
})

async function startOne(name: string): Promise<string> {
  const port = await freePort()
  const { url } = await startServer({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: address,
    SIGNING_SECRET: 'x'.repeat(32),
    SANDBOX: 'on',
    DATA_DIR: join(folder, name),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  return url
}

const resourceUuid = randomUUID()

/** One service, one hour, three places of a resource of its own. */
async function leaveThreePlaces(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ service: string; spa: string; pax: number }>(
    `select s.uuid as service, p.uuid as spa, s.capacity_minimum as pax from services s join spas p on p.uuid = s.spa_uuid
     join service_booking_rules r on r.service_uuid = s.uuid
     where p.status = 'online' and s.status = 'enable' and s.online_booking_available not in ('no', 'request')
     order by s.uuid limit 1`,
  )
  const [{ service, spa, pax }] = rows as [{ service: string; spa: string; pax: number }]
  await pool.query(
    "insert into spa_resources (uuid, spa_uuid, kind, name_es, name_pt) values ($1, $2, 'cabin', 'x', 'x')",
    [resourceUuid, spa],
  )
  await pool.query('insert into resource_places select $1, generate_series(1, $2::int)', [resourceUuid, places])
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
  return { service, pax: String(pax), day, time: '17:00' }
}

async function buy(browser: Browser, url: string, home: string) {
  await giveBuyer(browser, home, { email: 'marta@correo.example', country: 'ES' })
  const methods = await browser.open(`${home}checkout/payment/`)
  const token = await tokenFor({ shop: url, sandbox: url }, methods, 'plain')
  await browser.follow(await pay(browser, home, methods, { method: 'card', token }))
}
