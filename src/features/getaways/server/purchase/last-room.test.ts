import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hotelNights, hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { getawayGoods, openNights, someGetaway } from '#tests/builders/a-getaway.ts'
import { owner } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices()

test('of a hundred who start at once one gets the last room', async () => {
  await openNights(services, { rooms: 1 })
  const goods = getawayGoods(services)
  const start = { kind: 'getaway', goods, language: 'es', owner } as const
  const answers = await Promise.all(Array.from({ length: 100 }, () => startPurchase(services, start)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.error === 'not-for-sale')).toHaveLength(99)
  const [room] = someGetaway(services).hotel.rooms
  const nights = await services.db
    .select()
    .from(hotelNights)
    .where(eq(hotelNights.roomUuid, room?.uuid ?? ''))
  expect(nights.reduce((sum, { held }) => sum + held, 0)).toBe(2)
  expect(nights.every(({ held, sold, allotment }) => held + sold <= allotment)).toBe(true)
  expect(await services.db.select().from(hotelStays).where(eq(hotelStays.state, 'held'))).toHaveLength(1)
})
