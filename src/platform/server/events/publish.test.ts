import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import { testServices } from '#tests/test-services.ts'
import { collectHandlers, type Reactions } from './event-handlers.ts'
import { publish } from './publish.ts'

const { services } = await testServices({ template: 'empty' })

const note =
  (name: string) =>
  async (_: EventServices, tx: Transaction, { code, at }: { code: string; at: Date }) =>
    tx.insert(coupons).values({ code: `${code}-${name}`, label: name, kind: 'percent', percent: 1, createdAt: at })
const breaks = async () => {
  throw new Error('a handler failed')
}

async function publishTo(code: string, ...features: Reactions[]) {
  const by = { ...services, events: collectHandlers(features) }
  await services.db.transaction((tx) => publish(by, tx, 'balance.spent', { code, at: services.clock.now() }))
}
const isWritten = async (code: string) => (await services.db.$count(coupons, eq(coupons.code, code))) === 1

test('every feature that listens hears of it, in the order of the features', async () => {
  const order: string[] = []
  const listen = (name: string) => ({ 'balance.spent': async () => order.push(name) })
  await publishTo('ORDER', listen('first'), {}, { 'balance.takenBack': breaks }, listen('second'))
  expect(order).toEqual(['first', 'second'])
})

test('what handlers write is there with the transaction', async () => {
  await publishTo('BOTH', { 'balance.spent': note('A') }, { 'balance.spent': note('B') })
  expect(await Promise.all(['BOTH-A', 'BOTH-B'].map(isWritten))).toEqual([true, true])
})

test('where one fails, nothing of the others is written', async () => {
  const published = publishTo('NONE', { 'balance.spent': note('A') }, { 'balance.spent': breaks })
  await expect(published).rejects.toThrow('a handler failed')
  expect(await isWritten('NONE-A')).toBe(false)
})

test('nothing happens where no feature listens', async () => {
  await publishTo('QUIET')
  expect(await isWritten('QUIET-A')).toBe(false)
})
