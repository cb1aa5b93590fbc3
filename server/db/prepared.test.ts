import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readyPurchase } from '#tests/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { prepareUpdate } from './prepared.ts'
import { purchases } from './schema/purchases.ts'

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
