import { beforeEach, describe, expect, test } from 'vitest'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingOf, boughtBooking, readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { look, pay } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import {
  acceptProposal,
  acceptRequest,
  declineRequest,
  lapseRequest,
  proposeHour,
  withdrawRequest,
} from './answer-request.ts'
import { watchRequests } from './watch-requests.ts'

const { services, bank, queued, setNow } = await testServices()
const start = services.clock.now()
const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue is empty')
const cabin = await makeBookable(services, service.uuid, { mode: 'request', places: 1 })
const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }
const later = (hours: number) => new Date(start.getTime() + hours * 60 * 60_000)

beforeEach(async () => {
  setNow(start)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  queued.length = 0
})

const ask = () => boughtBooking(services, bank, hour)
const stateOf = async (uuid: string) => {
  await fulfilPaidPurchase(services, uuid)
  return [(await bookingOf(services, uuid)).state, (await look(services, uuid)).state]
}
const mails = () =>
  queued.flatMap(({ job, payload }) =>
    job === 'send-spa-booking' || job === 'send-booking-notice' ? [`${job} ${(payload as { mail: string }).mail}`] : [],
  )

test('a request takes no place; accepted, it has one and is confirmed', async () => {
  const { uuid } = await ask()
  expect(await stateOf(uuid)).toEqual(['requested', 'confirming'])
  expect(await claimsOn(services, cabin.uuid)).toEqual([])
  expect(await acceptRequest(services, uuid)).toEqual({ ok: true, value: null })
  expect(await stateOf(uuid)).toEqual(['confirmed', 'confirmed'])
  expect(await claimsOn(services, cabin.uuid)).toMatchObject([{ kind: 'booking' }])
  expect(mails()).toEqual(['send-spa-booking request', 'send-booking-notice requested'])
})

test('of two requests for one hour that are accepted at once, one is', async () => {
  const [one, two] = [await ask(), await ask()]
  const answers = await Promise.all([acceptRequest(services, one.uuid), acceptRequest(services, two.uuid)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'taken' })
  expect(await claimsOn(services, cabin.uuid)).toHaveLength(1)
  expect([(await stateOf(one.uuid))[0], (await stateOf(two.uuid))[0]].toSorted()).toEqual(['confirmed', 'requested'])
})

test('one request that is accepted twice at once is accepted once', async () => {
  for (let round = 0; round < 4; round++) {
    await services.db.delete(bookings)
    await services.db.delete(resourceClaims)
    const { uuid } = await ask()
    const answers = await Promise.all([acceptRequest(services, uuid), acceptRequest(services, uuid)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'answered' })
    expect(await claimsOn(services, cabin.uuid)).toHaveLength(1)
    expect(await stateOf(uuid)).toEqual(['confirmed', 'confirmed'])
  }
})

test('accepting, declining, withdrawing and lapsing at once: exactly one wins', async () => {
  for (let round = 0; round < 6; round++) {
    setNow(start)
    await services.db.delete(bookings)
    await services.db.delete(resourceClaims)
    const { uuid } = await ask()
    // A yes and a lapse are kept apart by the clock.
    setNow(later(round % 2 ? 47 : 48))
    const ways = [acceptRequest, declineRequest, withdrawRequest, lapseRequest]
    const inTurn = [...ways.slice(round % 4), ...ways.slice(0, round % 4)]
    const answers = await Promise.all(inTurn.map((way) => way(services, uuid)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const [booking, purchase] = await stateOf(uuid)
    const isYes = booking === 'confirmed'
    expect(purchase).toBe(isYes ? 'confirmed' : 'failed')
    expect(await claimsOn(services, cabin.uuid)).toHaveLength(isYes ? 1 : 0)
  }
})

test.each([
  ['declined', declineRequest, 'refused', []],
  ['withdrawn', withdrawRequest, 'withdrawn', ['send-spa-booking withdrawn']],
] as const)('%s: the money goes back', async (state, way, reason, told) => {
  const { uuid } = await ask()
  queued.length = 0
  expect((await way(services, uuid)).ok).toBe(true)
  expect(await stateOf(uuid)).toEqual([state, 'failed'])
  expect((await look(services, uuid)).failureReason).toBe(reason)
  expect(mails()).toEqual(told)
  expect(queued.map(({ job }) => job)).toContain('fulfil-purchase')
  for (const again of [acceptRequest, declineRequest, withdrawRequest])
    expect(await again(services, uuid)).toEqual({ ok: false, error: 'answered' })
})

test('another hour is held for who asked, and theirs when they say yes', async () => {
  const { uuid } = await ask()
  const other = { day: '2026-12-03', time: '19:00', note: 'A las 17:00 tenemos un grupo.' }
  expect(await proposeHour(services, uuid, other)).toEqual({ ok: true, value: null })
  expect(await claimsOn(services, cabin.uuid)).toMatchObject([{ kind: 'hold' }])
  expect(await stateOf(uuid)).toEqual(['proposed', 'confirming'])
  // The spa can't accept the first hour any more: it has said something else.
  expect(await acceptRequest(services, uuid)).toEqual({ ok: false, error: 'answered' })
  expect(await acceptProposal(services, uuid)).toEqual({ ok: true, value: null })
  expect(await stateOf(uuid)).toEqual(['confirmed', 'confirmed'])
  const booking = await bookingOf(services, uuid)
  expect(booking.startsAt).toEqual(booking.proposedStartsAt)
  expect(booking.endsAt.getTime() - booking.startsAt.getTime()).toBe(60 * 60_000)
  expect(await claimsOn(services, cabin.uuid)).toMatchObject([{ kind: 'booking' }])
})

test('a proposal that is refused frees its hour', async () => {
  const { uuid } = await ask()
  await proposeHour(services, uuid, { day: '2026-12-03', time: '19:00', note: '' })
  expect((await withdrawRequest(services, uuid)).ok).toBe(true)
  expect(await claimsOn(services, cabin.uuid)).toEqual([])
  expect(await stateOf(uuid)).toEqual(['withdrawn', 'failed'])
})

test.each([
  ['the hour that was asked for', '2026-12-03', '17:00'],
  ['between two hours', '2026-12-03', '18:15'],
  ['yesterday', '2026-11-01', '17:00'],
  ['no day', 'mañana', '17:00'],
])('%s can not be proposed', async (_, day, time) => {
  const { uuid } = await ask()
  expect(await proposeHour(services, uuid, { day, time, note: '' })).toEqual({ ok: false, error: 'not-an-hour' })
  expect((await bookingOf(services, uuid)).state).toBe('requested')
})

test('after a day the spa is reminded once, after two the request is released', async () => {
  const { uuid } = await ask()
  queued.length = 0
  setNow(new Date(later(24).getTime() - 1))
  await watchRequests(services)
  expect(mails()).toEqual([])
  setNow(later(24))
  await watchRequests(services)
  await watchRequests(services)
  expect(mails()).toEqual(['send-spa-booking request-reminder'])
  setNow(new Date(later(48).getTime() - 1))
  await watchRequests(services)
  expect(await stateOf(uuid)).toEqual(['requested', 'confirming'])
  setNow(later(48))
  await watchRequests(services)
  expect(await stateOf(uuid)).toEqual(['lapsed', 'failed'])
  expect((await look(services, uuid)).failureReason).toBe('timed-out')
})

describe('a request for tomorrow ends two hours before its hour', () => {
  const twoHoursBefore = async (uuid: string) =>
    new Date((await bookingOf(services, uuid)).startsAt.getTime() - 2 * 60 * 60_000)
  const tomorrow = { ...hour, day: '2026-11-16', time: '11:00' }

  test('until then it is accepted', async () => {
    const { uuid } = await boughtBooking(services, bank, tomorrow)
    setNow(new Date((await twoHoursBefore(uuid)).getTime() - 1))
    await watchRequests(services)
    expect((await acceptRequest(services, uuid)).ok).toBe(true)
  })

  test('then it has lapsed, and nobody accepts it or proposes another hour', async () => {
    const { uuid } = await boughtBooking(services, bank, tomorrow)
    setNow(await twoHoursBefore(uuid))
    expect(await acceptRequest(services, uuid)).toEqual({ ok: false, error: 'over' })
    const other = { day: '2026-12-03', time: '17:00', note: '' }
    expect(await proposeHour(services, uuid, other)).toEqual({ ok: false, error: 'over' })
    await watchRequests(services)
    expect(await stateOf(uuid)).toEqual(['lapsed', 'failed'])
  })

  test('another hour that is proposed ends two hours before that one', async () => {
    const { uuid } = await boughtBooking(services, bank, tomorrow)
    await proposeHour(services, uuid, { day: '2026-11-16', time: '19:00', note: '' })
    const { proposedStartsAt } = await bookingOf(services, uuid)
    setNow(new Date((proposedStartsAt?.getTime() ?? 0) - 2 * 60 * 60_000))
    expect(await acceptProposal(services, uuid)).toEqual({ ok: false, error: 'over' })
    await watchRequests(services)
    expect(await stateOf(uuid)).toEqual(['lapsed', 'failed'])
    expect(await claimsOn(services, cabin.uuid)).toEqual([])
  })

  test('who pays when it is too late to ask gets the money back, and the spa is not asked', async () => {
    const uuid = await readyBooking(services, tomorrow)
    bank.willSay({ state: 'paid' })
    await pay(services, uuid)
    setNow(new Date('2026-11-16T09:30:00Z'))
    queued.length = 0
    await fulfilPaidPurchase(services, uuid)
    expect([(await look(services, uuid)).failureReason, mails()]).toEqual(['gone', []])
  })
})
