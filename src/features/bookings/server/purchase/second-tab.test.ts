import { beforeEach, expect, test } from 'vitest'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import type { Services } from '#platform/server/services.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingOf, readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { look, owner, pay } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank } = await testServices()
const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue is empty')
const cabin = await makeBookable(services, service.uuid, { rules: { grid: 30 } })
const hourAt = (time: string) => ({
  serviceUuid: service.uuid,
  day: '2026-12-03',
  time,
  pax: service.capacity.minimum,
})

beforeEach(async () => {
  bank.forgetAnswers()
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

/** The same services, which do something else before what they are asked first is written. */
function interrupted(work: () => Promise<unknown>): Services {
  let isFirst = true
  const db = Object.create(services.db) as Services['db']
  db.transaction = async (write, config) => {
    if (isFirst) {
      isFirst = false
      await work()
    }
    return services.db.transaction(write, config)
  }
  return { ...services, db }
}

const change = (uuid: string, time: string, by = services) =>
  replaceSelection(by, { kind: 'booking', goods: hourAt(time), language: 'es', owner }, uuid)
const taken = async () => (await claimsOn(services, cabin.uuid)).map(({ kind, during }) => `${kind} ${during}`)
const atFive = '["2026-12-03 17:00:00+00","2026-12-03 18:00:00+00")'

test.each(['17:30', '19:00'])(
  'another tab that changes the hour to %s leaves what was paid meanwhile',
  async (time) => {
    const uuid = await readyBooking(services, hourAt('17:00'))
    const payFirst = interrupted(async () => {
      bank.willSay({ state: 'paid' })
      expect((await pay(services, uuid)).ok).toBe(true)
      await fulfilPaidPurchase(services, uuid)
    })
    await change(uuid, time, payFirst)
    expect((await bookingOf(services, uuid)).state).toBe('confirmed')
    expect(await taken()).toContain(`booking ${atFive}`)
  },
)

test.each(['17:30', '19:00'])('and leaves the hold while the bank is asked, when it changes to %s', async (time) => {
  const uuid = await readyBooking(services, hourAt('17:00'))
  const payFirst = interrupted(async () => {
    bank.willSay({ state: 'waiting', for: { kind: 'challenge', url: 'https://bank.example', fields: {} }, memo: {} })
    expect((await pay(services, uuid)).ok).toBe(true)
  })
  await change(uuid, time, payFirst)
  expect((await look(services, uuid)).state).toBe('paying')
  expect(await taken()).toContain(`hold ${atFive}`)
})

test('paid and changed at once, what was paid has its places', async () => {
  for (let round = 0; round < 6; round++) {
    await services.db.delete(bookings)
    await services.db.delete(resourceClaims)
    const uuid = await readyBooking(services, hourAt('17:00'))
    bank.willSay({ state: 'paid' })
    const ways = [() => pay(services, uuid), () => change(uuid, '17:30')]
    await Promise.all((round % 2 ? ways : ways.toReversed()).map((way) => way()))
    await fulfilPaidPurchase(services, uuid)
    const { state } = await look(services, uuid)
    expect((await taken()).filter((one) => one.startsWith('booking'))).toHaveLength(state === 'confirmed' ? 1 : 0)
    expect(['confirmed', 'started']).toContain(state)
  }
})

test('who only changes the hour gives up the first one with it', async () => {
  const uuid = await readyBooking(services, hourAt('17:00'))
  expect((await change(uuid, '17:30')).ok).toBe(true)
  expect(await taken()).toEqual(['hold ["2026-12-03 17:30:00+00","2026-12-03 18:30:00+00")'])
  const { holdReference, heldUntil } = await look(services, uuid)
  expect(await claimsOn(services, cabin.uuid)).toMatchObject([{ reference: holdReference, heldUntil }])
})
