import { expect, test } from 'vitest'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { getawayGoods, openNights } from '#tests/builders/a-getaway.ts'
import { draft, look, owner } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices()
await openNights(services)

test('a form of before two more people came names no more rooms than it knew, and is asked again', async () => {
  const goods = getawayGoods(services, { pax: 4 })
  const started = await startPurchase(services, { kind: 'getaway', goods, language: 'es', owner })
  if (!started.ok) throw new Error(started.error)
  const purchase = await look(services, started.value.uuid)
  const oneRoom = draft({ guestRooms: '1', guestName0: 'Luz Mar' })
  expect(await saveBuyer(services, purchase, oneRoom)).toMatchObject({
    ok: false,
    problems: { guestName1: 'guestWrong' },
  })
  expect(await saveBuyer(services, purchase, { ...oneRoom, guestName1: 'Ana Ruiz' })).toEqual({ ok: true })
  expect((await look(services, purchase.uuid)).guests).toEqual(['Luz Mar', 'Ana Ruiz'])
})
