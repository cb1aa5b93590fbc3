import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { readyPurchase } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { prepareInsertThen, prepareUpdate } from './prepared.ts'
import { rateLimits } from './schema/site.ts'

const { services } = await testServices()
const update = prepareUpdate(purchases, purchases.uuid)

test('an update writes what was named, of the row that was named, in the form of each column', async () => {
  const [changed, other] = [await readyPurchase(services), await readyPurchase(services)]
  const paidAt = new Date('2026-11-15T11:00:00Z')
  const bill = { ...changed.bill, total: 1 }
  const changes = { paidAt, bill, couponCode: undefined, gift: null, language: 'pt' as const }
  await services.db.transaction((tx) => update(tx, changed.uuid, { ...changes, paidAt: null }))
  await services.db.transaction((tx) => update(tx, changed.uuid, changes))
  const found = await services.db.select().from(purchases).where(eq(purchases.uuid, changed.uuid))
  expect(found).toEqual([{ ...changed, paidAt, bill, language: 'pt' }])
  expect(await services.db.select().from(purchases).where(eq(purchases.uuid, other.uuid))).toEqual([other])
})

/** It uses a part of drizzle that is not documented: an upgrade that changes it must fail here, not in a purchase. */
test('a prepared query runs in the transaction that it is given', async () => {
  const { uuid } = await readyPurchase(services)
  const taken = services.db.transaction(async (tx) => {
    await update(tx, uuid, { language: 'pt' })
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  expect(await services.db.select().from(purchases).where(eq(purchases.uuid, uuid))).toMatchObject([{ language: 'es' }])
})

test('what follows an insert is written with it, and neither where the row is taken', async () => {
  const note = prepareInsertThen(
    rateLimits,
    ['key', 'points', 'expire'],
    rateLimits.key,
    sql`insert into ${rateLimits} (key, points, expire) select key || ' again', points + 1, expire from written`,
  )
  expect(await note(services.db, { key: 'one', points: 1, expire: 0 })).toBe(true)
  expect(await note(services.db, { key: 'one', points: 5, expire: 0 })).toBe(false)
  const rows = await services.db.select().from(rateLimits).where(eq(rateLimits.expire, 0)).orderBy(rateLimits.key)
  expect(rows.map(({ key, points }) => [key, points])).toEqual([
    ['one', 1],
    ['one again', 2],
  ])
})
