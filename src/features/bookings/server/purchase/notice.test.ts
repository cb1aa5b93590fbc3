import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookings, waitingList } from '#features/bookings/server/schema.ts'
import { joinWaitingList } from '#features/bookings/server/waiting-list/join-waiting-list.ts'
import { watchWaitingList } from '#features/bookings/server/waiting-list/offer-freed-places.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { look, owner, pay } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, setNow } = await testServices()
const service = someServices(services).find(({ spaUuid }) => {
  const spa = services.catalogue.current().spas.get(spaUuid)
  return (spa?.location.latitude ?? 0) > 36
})
if (!service) throw new Error('the demo catalogue has changed')
// An hour's notice; open from ten to two in the night.
await makeBookable(services, service.uuid, { rules: { notice: 60 }, closes: '02:00' })
const day = '2026-12-03'
const pax = service.capacity.minimum
const hourAt = (time: string) => ({ serviceUuid: service.uuid, day, time, pax })
/** By the clock in Madrid. */
const at = (time: string, on = day) => setNow(new Date(`${on}T${time}:00+01:00`))

beforeEach(async () => {
  await services.db.delete(waitingList)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

async function payFor(uuid: string) {
  bank.willSay({ state: 'paid' })
  const paid = await pay(services, uuid)
  await fulfilPaidPurchase(services, uuid)
  return paid.ok ? (await look(services, uuid)).state : paid.error
}

test('an hour that was in time when it was held is paid while the hold lasts', async () => {
  at('15:55')
  const uuid = await readyBooking(services, hourAt('17:00'))
  at('16:09')
  expect(await payFor(uuid)).toBe('confirmed')
})

test('after the hold it is too late', async () => {
  at('15:55')
  const uuid = await readyBooking(services, hourAt('17:00'))
  at('16:10')
  expect(await payFor(uuid)).toBe('not-for-sale')
})

test('a hold opens no other hour that is too near', async () => {
  at('15:55')
  const uuid = await readyBooking(services, hourAt('18:00'))
  at('16:05')
  const start = { kind: 'booking', goods: hourAt('17:00'), language: 'es', owner } as const
  expect(await replaceSelection(services, start, uuid)).toEqual({ ok: false, error: 'not-for-sale' })
})

test('an hour of the night is paid after midnight, while the hold lasts', async () => {
  at('23:55')
  const uuid = await readyBooking(services, hourAt('01:00'))
  at('00:05', '2026-12-04')
  expect(await payFor(uuid)).toBe('confirmed')
})

test('only an hour that can still be booked half an hour later is offered', async () => {
  at('09:00')
  const hours = Array.from({ length: 15 }, (_, after) => `${(10 + after) % 24}:00`.padStart(5, '0'))
  const booked = []
  for (const time of [...hours, '01:00']) booked.push(await boughtBooking(services, bank, hourAt(time)))
  await joinWaitingList(services, { serviceUuid: service.uuid, day, pax, email: 'ana@correo.example', language: 'es' })
  const five = booked[7]
  await services.db.delete(resourceClaims).where(eq(resourceClaims.reference, five?.claimReference ?? ''))
  const [states, offered] = [[] as (string | undefined)[], () => services.db.select().from(waitingList)]
  at('15:31')
  await watchWaitingList(services)
  states.push((await offered())[0]?.state)
  at('15:30')
  await watchWaitingList(services)
  states.push((await offered())[0]?.state)
  expect(states).toEqual(['waiting', 'offered'])
  // At the last minute of the offer it can still be had.
  at('15:59')
  const waitingUuid = (await offered())[0]?.uuid ?? null
  const goods = { ...hourAt('17:00'), isFlexible: false, waitingUuid }
  expect((await startPurchase(services, { kind: 'booking', goods, language: 'es', owner })).ok).toBe(true)
})
