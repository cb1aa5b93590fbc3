import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { stages } from '#features/tracking/rules/funnel/funnel.ts'
import { funnelDays } from '#features/tracking/server/schema.ts'
import { apiOrigin } from '#platform/visits/origin.ts'
import { look, owner, pay, putPurchase, readyPurchase, someGoods } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { countAndForget, countPurchases, readFunnel } from './count-purchases.ts'

const { services, bank, setNow } = await testServices()
const { db } = services
bank.provider.begin = async () => ({ state: 'paid' })

beforeEach(async () => {
  setNow(new Date('2026-11-15T12:00:00Z'))
  await db.delete(funnelDays)
  await db.update(purchases).set({ origin: null })
})

const counts = async (from = '2026-11-01', to = '2026-12-31') =>
  (await readFunnel(services, { from, to }))
    .map((row) => [row.day, row.channel, ...stages.map((stage) => row[stage])].join(' '))
    .toSorted()

test('each stage is counted on the day in Madrid on which it was reached', async () => {
  setNow(new Date('2026-11-15T22:59:00Z'))
  const { uuid } = await readyPurchase(services)
  setNow(new Date('2026-11-15T23:01:00Z'))
  await pay(services, uuid)
  expect(await counts()).toEqual(['2026-11-15 (direct) 0 1 1 0 0', '2026-11-16 (direct) 0 0 0 1 1'])
  expect(await counts('2026-11-16', '2026-11-16')).toEqual(['2026-11-16 (direct) 0 0 0 1 1'])
})

test('the night lets a confirmed purchase forget its origin, and no count falls', async () => {
  const [bought, left] = [await readyPurchase(services), await readyPurchase(services)]
  await pay(services, bought.uuid)
  setNow(new Date('2026-11-15T22:50:00Z'))
  await countAndForget(services)
  // The day is not over.
  expect((await look(services, bought.uuid)).origin).not.toBe(null)
  setNow(new Date('2026-11-15T23:14:00Z'))
  await countAndForget(services)
  expect((await look(services, bought.uuid)).origin).toBe(null)
  expect((await look(services, left.uuid)).origin).toEqual({
    channel: '(direct)',
    campaign: '(none)',
    language: 'es',
  })
  expect(await counts()).toEqual(['2026-11-15 (direct) 0 2 2 1 1'])
  setNow(new Date('2027-01-14T12:00:00Z'))
  await countAndForget(services)
  expect((await look(services, left.uuid)).origin).not.toBe(null)
  setNow(new Date('2027-01-15T12:00:00Z'))
  await countAndForget(services)
  expect((await look(services, left.uuid)).origin).toBe(null)
  await db.delete(purchases).where(eq(purchases.uuid, left.uuid))
  expect(await counts()).toEqual(['2026-11-15 (direct) 0 2 2 1 1'])
})

test('views and purchases of one key stand in one row', async () => {
  services.views.count({ language: 'es', kind: 'voucher', channel: '(api)', campaign: '(none)' })
  await services.views.flush()
  const start = { kind: 'voucher', goods: someGoods(services), language: 'es', owner, origin: apiOrigin } as const
  await startPurchase(services, start)
  expect(await counts()).toEqual(['2026-11-15 (api) 1 1 0 0 0'])
})

test('a flood of origins that are only looked at leaves room for those that buy', async () => {
  for (let made = 0; made < 300; made++) {
    const origin = { channel: 'mail', campaign: `made-up-${made}` }
    services.views.count({ language: 'es', kind: 'voucher', ...origin })
  }
  await services.views.flush()
  const { uuid } = await readyPurchase(services)
  await putPurchase(services, uuid, { origin: { channel: 'mail', campaign: 'real', language: 'es' } })
  await Promise.all([countPurchases(services), countPurchases(services)])
  const rows = await db.select().from(funnelDays).where(eq(funnelDays.campaign, 'real'))
  expect(rows).toMatchObject([{ channel: 'mail', starts: 1, buyers: 1, payments: 0 }])
})
