import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { waitingOffer } from '#features/bookings/emails/waiting-offer.ts'
import { bookings, waitingList } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { holdGoods } from '#features/checkout/server/purchases/holds/goods-holds.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, someServices } from '#tests/builders/a-booking.ts'
import { draft, look, owner, pay, takeBack } from '#tests/builders/a-purchase.ts'
import { runJob } from '#tests/jobs/run-job.ts'
import { testServices } from '#tests/test-services.ts'
import { cancelBooking } from '../changes/cancel-booking.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { offerFreedPlaces, watchWaitingList } from './offer-freed-places.ts'

const { services, bank, queued, emails, setNow, forgetAttempts } = await testServices()
const start = services.clock.now()
const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue is empty')
const cabin = await makeBookable(services, service.uuid, { places: 1 })
const day = '2026-12-03'
const pax = service.capacity.minimum
const times = Array.from({ length: 10 }, (_, at) => `${10 + at}:00`)
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

beforeEach(async () => {
  setNow(start)
  await forgetAttempts()
  await services.db.delete(waitingList)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  queued.length = 0
  emails.length = 0
})

const hourAt = (time: string) => ({ serviceUuid: service.uuid, day, time, pax })
const fill = async (count = 10) => {
  const booked = []
  for (const time of times.slice(0, count)) booked.push(await boughtBooking(services, bank, hourAt(time)))
  return booked
}
const join = (email: string, changes = {}) =>
  joinWaitingList(services, { serviceUuid: service.uuid, day, pax, email, language: 'es', ...changes })
const rows = () => services.db.select().from(waitingList).orderBy(asc(waitingList.createdAt))
const states = async () => Object.fromEntries((await rows()).map(({ email, state }) => [email.split('@')[0], state]))

test('only a full day has a waiting list', async () => {
  await fill(9)
  expect(await join('ana@correo.example')).toEqual({ ok: false, error: 'not-full' })
  await boughtBooking(services, bank, hourAt('19:00'))
  expect(await join('ana@correo.example')).toEqual({ ok: true, value: null })
  expect(await join('ANA@correo.example')).toEqual({ ok: true, value: null })
  expect(await rows()).toHaveLength(1)
  expect(await join('nobody')).toEqual({ ok: false, error: 'wrong-email' })
  expect(await join('eva@correo.example', { day: '2026-10-01' })).toEqual({ ok: false, error: 'not-bookable' })
})

test('in order, half an hour for each', async () => {
  const [first] = await fill()
  for (const [minutes, name] of ['ana', 'eva', 'rui'].entries()) {
    setNow(later(minutes))
    await join(`${name}@correo.example`)
  }
  await cancelBooking(services, first?.uuid ?? '')
  await offerFreedPlaces(services, { spa: service.spaUuid, day })
  await offerFreedPlaces(services, { spa: service.spaUuid, day })
  expect(await states()).toEqual({ ana: 'offered', eva: 'waiting', rui: 'waiting' })
  expect(queued.filter(({ job }) => job === 'send-waiting-offer')).toHaveLength(1)
  // Nobody else gets it meanwhile.
  const goods = { ...hourAt('10:00'), isFlexible: false, waitingUuid: null }
  const refused = await startPurchase(services, { kind: 'booking', goods, language: 'es', owner })
  expect(refused).toEqual({ ok: false, error: 'not-for-sale' })
  setNow(later(2 + 29))
  await watchWaitingList(services)
  expect(await states()).toEqual({ ana: 'offered', eva: 'waiting', rui: 'waiting' })
  setNow(later(2 + 30))
  await watchWaitingList(services)
  expect(await states()).toEqual({ ana: 'passed', eva: 'offered', rui: 'waiting' })
})

/** As the queue would. */
async function workOnFreed() {
  for (const { job, payload } of queued.splice(0))
    if (job === 'offer-freed-places') await runJob(services, job, payload)
}

test('an hour whose payment the bank took back is offered to who waits for its day', async () => {
  const [first] = await fill()
  await join('ana@correo.example')
  queued.length = 0
  await takeBack(services, await look(services, first?.purchaseUuid ?? ''))
  await workOnFreed()
  expect(await states()).toEqual({ ana: 'offered' })
})

test('who comes for it takes it over, and pays in the usual time', async () => {
  const [first] = await fill()
  await join('ana@correo.example')
  await cancelBooking(services, first?.uuid ?? '')
  await offerFreedPlaces(services, { spa: service.spaUuid, day })
  const [ana] = await rows()
  const goods = { ...hourAt('10:00'), isFlexible: false, waitingUuid: ana?.uuid ?? null }
  const begun = await startPurchase(services, { kind: 'booking', goods, language: 'es', owner })
  expect(begun.ok).toBe(true)
  expect(await states()).toEqual({ ana: 'taken' })
  expect(await claimsOn(services, cabin.uuid)).toHaveLength(10)
})

/** Ana has come for the hour by the link of her e-mail. */
async function come(goods: object) {
  const begun = await startPurchase(services, { kind: 'booking', goods, language: 'es', owner })
  if (!begun.ok) return begun.error
  const { uuid } = begun.value
  const saved = await saveBuyer(services, await look(services, uuid), draft())
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return uuid
}

const offerToAna = async () => {
  const [first] = await fill()
  await join('ana@correo.example')
  await cancelBooking(services, first?.uuid ?? '')
  await offerFreedPlaces(services, { spa: service.spaUuid, day })
  const [ana] = await rows()
  return { ...hourAt('10:00'), isFlexible: false, waitingUuid: ana?.uuid ?? null }
}

async function payFor(uuid: string) {
  bank.willSay({ state: 'paid' })
  const paid = await pay(services, uuid)
  await fulfilPaidPurchase(services, uuid)
  return paid.ok ? (await look(services, uuid)).state : paid.error
}

test('the half hour is hers, however early she came', async () => {
  const goods = await offerToAna()
  setNow(later(1))
  const uuid = await come(goods)
  expect((await look(services, uuid)).heldUntil).toEqual(later(30))
  // The clock of the payment shortens nothing either.
  setNow(later(2))
  await holdGoods(services, await look(services, uuid), (await look(services, uuid)).quote)
  setNow(later(29))
  await watchWaitingList(services)
  expect(await payFor(uuid)).toBe('confirmed')
})

test('who comes late has the usual time', async () => {
  const goods = await offerToAna()
  setNow(later(29))
  const uuid = await come(goods)
  expect((await look(services, uuid)).heldUntil).toEqual(later(44))
  setNow(later(43))
  await watchWaitingList(services)
  expect(await payFor(uuid)).toBe('confirmed')
})

test('a second click on the link within the half hour finds the hour again', async () => {
  const goods = await offerToAna()
  const first = await come(goods)
  setNow(later(20))
  const second = await come(goods)
  expect(await claimsOn(services, cabin.uuid)).toHaveLength(10)
  expect(await payFor(second)).toBe('confirmed')
  // What the first click held is not paid as well.
  expect(await pay(services, first)).toEqual({ ok: false, error: 'not-for-sale' })
  expect(await come(goods)).toBe('not-for-sale')
})

test('a second click leaves an hour that is being paid', async () => {
  const goods = await offerToAna()
  const first = await come(goods)
  bank.willSay({ state: 'waiting', for: { kind: 'challenge', url: 'https://bank.example', fields: {} }, memo: {} })
  await pay(services, first)
  expect(await come(goods)).toBe('not-for-sale')
  const { holdReference } = await look(services, first)
  expect((await claimsOn(services, cabin.uuid)).map(({ reference }) => reference)).toContain(holdReference)
})

test('after the half hour the link opens nothing', async () => {
  const goods = await offerToAna()
  await come(goods)
  await join('eva@correo.example')
  setNow(later(30))
  await watchWaitingList(services)
  expect(await come(goods)).toBe('not-for-sale')
})

test('the e-mail names the hour and until when, and is not sent when it is over', async () => {
  const [first] = await fill()
  await join('ana@correo.example', { language: 'pt' })
  await cancelBooking(services, first?.uuid ?? '')
  await offerFreedPlaces(services, { spa: service.spaUuid, day })
  const [ana] = await rows()
  setNow(later(30))
  await waitingOffer.job.run(services, { waiting: ana?.uuid ?? '' })
  expect(emails).toEqual([])
  setNow(later(10))
  await waitingOffer.job.run(services, { waiting: ana?.uuid ?? '' })
  await waitingOffer.job.run(services, { waiting: ana?.uuid ?? '' })
  expect(emails.map(({ subject }) => subject)).toEqual(['Ficou livre uma hora: quinta-feira, 3 de dezembro, às 10h00'])
  expect(emails[0]?.text).toContain('waiting=')
})

test('a day that has come is waited for no longer', async () => {
  await fill()
  await join('ana@correo.example')
  setNow(new Date('2026-12-05T10:00:00Z'))
  await watchWaitingList(services)
  expect(await states()).toEqual({ ana: 'over' })
})

test('two offers that are taken and paid at once, each in two browsers: each hour is one person’s', async () => {
  const [first, second] = await fill()
  for (const [minutes, name] of ['ana', 'eva'].entries()) {
    setNow(later(minutes))
    await join(`${name}@correo.example`)
  }
  for (const booked of [first, second]) await cancelBooking(services, booked?.uuid ?? '')
  await offerFreedPlaces(services, { spa: service.spaUuid, day })
  expect(await states()).toEqual({ ana: 'offered', eva: 'offered' })
  const offers = (await rows()).map(({ uuid }, at) => ({
    ...hourAt(times[at] ?? ''),
    isFlexible: false,
    waitingUuid: uuid,
  }))
  const begun = await Promise.all(
    [...offers, ...offers].map((goods, at) =>
      startPurchase(services, { kind: 'booking', goods, language: 'es', owner: `browser-${at}`.padEnd(32, '-') }),
    ),
  )
  expect(await states()).toEqual({ ana: 'taken', eva: 'taken' })
  const uuids = begun.flatMap((one) => (one.ok ? [one.value.uuid] : []))
  for (const uuid of uuids) await saveBuyer(services, await look(services, uuid), draft())
  const ends = await Promise.all(uuids.map(payFor))
  expect(ends.filter((state) => state === 'confirmed')).toHaveLength(2)
  // All ten hours of the day are somebody's, and none is two people's.
  expect(await claimsOn(services, cabin.uuid)).toHaveLength(10)
})
