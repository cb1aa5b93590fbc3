import { beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#features/bookings/server/changes/cancel-booking.ts'
import { moveToHour } from '#features/bookings/server/changes/move-booking.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { look, owner, pay } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { bookedAlready } from './booked-already.ts'

const { services, bank } = await testServices()
const [service, other] = someServices(services)
if (!service || !other) throw new Error('the demo catalogue is empty')
await makeBookable(services, service.uuid, { places: 2 })
await makeBookable(services, other.uuid, { mode: 'request', places: 2 })
const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }
const goods = { ...hour, isFlexible: false, waitingUuid: null }

beforeEach(async () => {
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

const already = (changes: Partial<typeof goods> = {}, by: string | null = owner) =>
  bookedAlready(services, { ...goods, ...changes }, by)

test('the browser that booked an hour has it already, and no other browser', async () => {
  expect(await already()).toBeNull()
  const { uuid } = await boughtBooking(services, bank, hour)
  expect((await already())?.uuid).toBe(uuid)
  expect(await already({}, 'x'.repeat(32))).toBeNull()
  expect(await already({}, null)).toBeNull()
})

test('another hour, day, service or party is a new booking', async () => {
  await boughtBooking(services, bank, hour)
  const others = [{ time: '18:00' }, { day: '2026-12-04' }, { serviceUuid: other.uuid }, { pax: hour.pax + 2 }]
  for (const changes of others) expect(await already(changes)).toBeNull()
})

test('an hour that is held and not paid is not booked', async () => {
  await readyBooking(services, hour)
  expect(await already()).toBeNull()
})

test('a booking that was moved has its new hour, and one that was cancelled has none', async () => {
  const { uuid } = await boughtBooking(services, bank, hour)
  expect((await moveToHour(services, uuid, { day: '2026-12-03', time: '19:00' })).ok).toBe(true)
  expect(await already()).toBeNull()
  expect((await already({ time: '19:00' }))?.uuid).toBe(uuid)
  expect((await cancelBooking(services, uuid)).ok).toBe(true)
  expect(await already({ time: '19:00' })).toBeNull()
})

test('a request that the spa has not answered is found as well, and is not confirmed', async () => {
  const asked = { ...hour, serviceUuid: other.uuid, pax: other.capacity.minimum }
  const { uuid } = await boughtBooking(services, bank, asked)
  const found = await already(asked)
  expect([found?.uuid, found?.state]).toEqual([uuid, 'confirming'])
  expect((await look(services, uuid)).state).toBe('confirming')
})

test.each([
  ['booked at once', service],
  ['that its spa is to be asked for', other],
])('an hour %s is found as soon as it is paid, before the job has run', async (_, { uuid: serviceUuid, capacity }) => {
  const paidHour = { ...hour, serviceUuid, time: '12:00', pax: capacity.minimum }
  const uuid = await readyBooking(services, paidHour)
  bank.willSay({ state: 'paid' })
  expect((await pay(services, uuid)).ok).toBe(true)
  expect((await look(services, uuid)).state).toBe('confirming')
  expect((await already(paidHour))?.uuid).toBe(uuid)
  expect(await already(paidHour, 'x'.repeat(32))).toBeNull()
  for (const changes of [{ time: '18:00' }, { day: '2026-12-04' }, { pax: paidHour.pax + 2 }])
    expect(await already({ ...paidHour, ...changes })).toBeNull()
})
