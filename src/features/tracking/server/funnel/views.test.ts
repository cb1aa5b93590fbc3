import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { funnelDays } from '#features/tracking/server/schema.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Origin } from '#platform/visits/origin.ts'
import { testServices } from '#tests/test-services.ts'
import { openViewCounter } from './view-counter.ts'

const { services, setNow } = await testServices()
const { db, clock, log, views } = services
const noon = clock.now()
const other = openViewCounter({ db, clock, log })
afterAll(other.close)

beforeEach(async () => {
  setNow(noon)
  await db.delete(funnelDays)
})

const viewed = (origin: Origin = { channel: '(direct)', campaign: '(none)' }) =>
  ({ language: 'es', kind: 'voucher', ...origin }) as const

const stored = async () =>
  (await db.select().from(funnelDays)).map(({ day, channel, campaign, views }) => [day, channel, campaign, views])

test('views are added up by day, and those of all processes together', async () => {
  for (let times = 0; times < 3; times++) views.count(viewed())
  other.count(viewed())
  await Promise.all([views.flush(), other.flush(), views.flush()])
  views.count(viewed())
  setNow(new Date('2026-11-15T23:00:01Z'))
  views.count(viewed())
  await views.flush()
  expect((await stored()).toSorted()).toEqual([
    ['2026-11-15', '(direct)', '(none)', 5],
    ['2026-11-16', '(direct)', '(none)', 1],
  ])
})

test('nothing is lost while the database is away', async () => {
  const transaction = vi.fn<Database['transaction']>().mockRejectedValue(new Error('away'))
  const away = { transaction } as unknown as Database
  const counter = openViewCounter({ db: away, clock, log })
  counter.count(viewed())
  await counter.flush()
  counter.count(viewed())
  await counter.flush()
  expect(transaction).toHaveBeenCalledTimes(2)
  transaction.mockImplementation((work) => db.transaction(work))
  await counter.close()
  expect(await stored()).toEqual([['2026-11-15', '(direct)', '(none)', 2]])
})

test('a flood of made-up campaigns is counted, and fills neither memory nor table', async () => {
  views.count(viewed({ channel: 'mail', campaign: 'ours' }))
  await views.flush()
  for (let made = 0; made < 20_000; made++) {
    views.count(viewed({ channel: made % 2 ? 'ga' : `made-${made}`, campaign: `made-up-${made}` }))
    if (made === 10_000) await views.flush()
  }
  views.count(viewed({ channel: 'mail', campaign: 'ours' }))
  views.count(viewed({ channel: 'ga', campaign: '(none)' }))
  views.count(viewed())
  await views.flush()
  const rows = await stored()
  expect(rows.length).toBeLessThan(210)
  expect(rows.reduce((sum, [, , , views]) => sum + Number(views), 0)).toBe(20_004)
  const of = (channel: string, campaign: string) => rows.find((row) => row[1] === channel && row[2] === campaign)?.[3]
  expect([of('mail', 'ours'), of('(direct)', '(none)'), of('ga', '(none)')]).toEqual([2, 1, 1])
  expect(Number(of('ga', '(other)'))).toBeGreaterThan(1000)
})
