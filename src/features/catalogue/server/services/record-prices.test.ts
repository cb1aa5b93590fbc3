import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { recordPrices } from './record-prices.ts'

const { services, pool, setNow } = await testServices()
const at = (instant: string) => setNow(new Date(instant))
beforeEach(() => at('2026-11-15T12:00:00+01:00'))

// On those without offers the price is the price.
const { rows: plain } = await pool.query<{ uuid: string; price_amount: number }>(
  `select uuid, price_amount from services where uuid not in (select service_uuid from offers) order by uuid limit 10`,
)

/** Another one each time. After the test it costs what it did, and nothing is known of its days. */
function aService() {
  const service = plain.shift()
  if (!service) throw new Error('the demo catalogue has changed')
  const { uuid, price_amount } = service
  const priceNow = (amount: number) =>
    pool.query('update services set price_amount = $1 where uuid = $2', [amount, uuid])
  onTestFinished(async () => {
    await priceNow(price_amount)
    await pool.query('delete from offers where service_uuid = $1', [uuid])
    await pool.query('delete from price_history where service_uuid = $1', [uuid])
  })
  return { ...service, priceNow }
}

async function historyOf(uuid: string, since: string) {
  const found = await pool.query(
    'select since::text, amount from price_history where service_uuid = $1 and since >= $2 order by since',
    [uuid, since],
  )
  return found.rows
}

test('a day on which nothing changed leaves no trace', async () => {
  await recordPrices(services)
  const before = await pool.query('select count(*) from price_history')
  expect(await recordPrices(services)).toBe(0)
  expect((await pool.query('select count(*) from price_history')).rows).toEqual(before.rows)
})

test('only what costs something else today is written down', async () => {
  const [service, other] = [aService(), aService()]
  at('2026-11-16T00:02:00+01:00')
  await recordPrices(services)
  await service.priceNow(4200)
  expect(await recordPrices(services)).toBe(1)
  expect(await historyOf(service.uuid, '2026-11-16')).toEqual([{ since: '2026-11-16', amount: 4200 }])
  expect(await historyOf(other.uuid, '2026-11-16')).toEqual([])
})

test('of two prices of one day the lower stays, whichever came first, and the next day says what it costs then', async () => {
  const service = aService()
  at('2026-11-16T15:00:00+01:00')
  for (const price of [4200, 3900, 4500]) {
    await service.priceNow(price)
    await recordPrices(services)
  }
  expect(await historyOf(service.uuid, '2026-11-16')).toEqual([{ since: '2026-11-16', amount: 3900 }])
  at('2026-11-17T00:02:00+01:00')
  await recordPrices(services)
  expect(await historyOf(service.uuid, '2026-11-16')).toEqual([
    { since: '2026-11-16', amount: 3900 },
    { since: '2026-11-17', amount: 4500 },
  ])
})

test('an offer that begins lowers the price from its first day in Madrid, and its end raises it again', async () => {
  const other = aService()
  await pool.query(
    `insert into offers select gen_random_uuid(), $1, '2026-11-20', '2026-11-20', true, true, true, true, true, true,
      true, -8, -10, 'percent', null, null`,
    [other.uuid],
  )
  const full = other.price_amount
  for (const midnight of ['2026-11-18T23:02:00Z', '2026-11-19T23:02:00Z', '2026-11-20T23:02:00Z']) {
    at(midnight)
    await recordPrices(services)
  }
  expect(await historyOf(other.uuid, '2026-11-17')).toEqual([
    { since: '2026-11-20', amount: Math.round(full * 0.9) },
    { since: '2026-11-21', amount: full },
  ])
})
