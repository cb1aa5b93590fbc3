import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { readHourChoice } from '#features/bookings/rules/choosing/choice.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { resourceClaims, serviceBookingRules } from '#features/catalogue/server/schema/booking-resources.ts'
import { getAuthorizedPurchase } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { stayHours } from '#features/getaways/server/hours/stay-hours.ts'
import { bookForStay } from '#features/getaways/server/hours/stay-pays-hours.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtGetaway, getawayGoods, openNights, someGetaway, weekend } from '#tests/builders/a-getaway.ts'
import { forElena } from '#tests/builders/a-voucher.ts'
import { runJob } from '#tests/jobs/run-job.ts'
import { testServices } from '#tests/test-services.ts'
import { findBookedHour, findPaidHour } from './find-paid-hour.ts'

const { services, bank, queued, emails, setNow } = await testServices()
const start = services.clock.now()
const [marta, elena] = ['marta@correo.example', 'elena@correo.example']
const surprise = { ...forElena, delivery: 'later', deliverOn: '2026-12-01' }
const byHand = { ...forElena, beneficiaryEmail: '', delivery: 'myself' }
const remark = 'Llegamos tarde, cuna en la habitación'

beforeEach(async () => {
  setNow(start)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  await services.db.delete(serviceBookingRules)
  queued.length = 0
  emails.length = 0
  await openNights(services)
})

/** As the queue would, each e-mail that is due by now twice, until nothing follows. Returns what left, and to whom. */
async function deliver() {
  const isDue = ({ job, notBefore }: (typeof queued)[number]) =>
    job.startsWith('send-') && (!notBefore || notBefore <= services.clock.now())
  const before = emails.length
  for (let due = queued.filter(isDue); due.length > 0; due = queued.filter(isDue)) {
    queued.splice(0, queued.length, ...queued.filter((job) => !isDue(job)))
    for (const { job, payload } of [...due, ...due]) {
      await runJob(services, job, payload)
    }
  }
  return emails.slice(before).map(({ id, to }) => `${id.split('.').slice(0, 2).join(' ')} ${to.email}`)
}

/** A stay that is a present, and the hour that its buyer books for it. */
async function givenHour(said: object) {
  const purchase = await boughtGetaway(services, bank, { comment: remark, ...said }, getawayGoods(services))
  const [serviceUuid = ''] = someGetaway(services).serviceUuids
  await makeBookable(services, serviceUuid, { places: 4 })
  const bookIt = async () => {
    const booked = await bookForStay(services, purchase, { serviceUuid, day: weekend.from, time: '17:00' })
    if (!booked.ok) throw new Error(booked.error)
    return booked.value
  }
  return { purchase, bookIt }
}

const spa = { spa: 'el spa', code: 'RE-1', phone: '+34 900 000 000', email: 'spa@correo.example' }

async function hoursSeen(purchase: Awaited<ReturnType<typeof boughtGetaway>>) {
  const hours = await stayHours(services, readerOf(services, { pathname: '/' }), purchase, spa)
  return hours?.section.links.map(({ label }) => label)
}

test('who was told of their present is told of its hour, and the buyer sees it on their page', async () => {
  const { purchase, bookIt } = await givenHour(forElena)
  await deliver()
  await bookIt()
  const sent = await deliver()
  expect(sent.filter((mail) => mail.startsWith('booking-notice'))).toEqual([`booking-notice confirmed ${elena}`])
  const notice = emails.find(({ id }) => id.startsWith('booking-notice'))
  expect(notice?.text).toContain('Nos vemos pronto, Elena')
  expect(await hoursSeen(purchase)).toContainEqual(expect.stringMatching(/: Vie 11 dic, 17:00$/))
})

test('before its day a surprise reaches its buyer alone, and on its day who stays is told of the hour too', async () => {
  const { purchase, bookIt } = await givenHour(surprise)
  await deliver()
  await bookIt()
  expect((await deliver()).filter((mail) => !mail.startsWith('spa-booking'))).toEqual([
    `booking-notice confirmed ${marta}`,
  ])
  const notice = emails.find(({ id }) => id.startsWith('booking-notice'))
  expect(notice?.to).toEqual({ name: 'Marta Salas', email: marta })
  for (const words of ['La hora de spa de Elena Ruiz', 'espera a Elena Ruiz', 'cuando reciba su regalo, no antes'])
    expect(notice?.text).toContain(words)
  expect(emails.some(({ to, replyTo }) => [to.email, replyTo?.email].includes(elena))).toBe(false)
  expect(await hoursSeen(purchase)).toContainEqual(expect.stringMatching(/: Vie 11 dic, 17:00$/))

  setNow(new Date('2026-12-01T12:00:00+01:00'))
  const sent = await deliver()
  expect(sent.map((mail) => mail.split(' ')[0])).toEqual(['stay-gift', 'booking-notice'])
  expect(sent.every((mail) => mail.endsWith(elena))).toBe(true)
  expect(emails.at(-1)?.text).toContain('Nos vemos pronto, Elena')
  const [booking] = await services.db.select().from(bookings)
  expect(booking).toMatchObject({ name: 'Elena Ruiz', email: elena, phone: '' })
})

describe('who was told of a present chooses its hours with a link of their own', () => {
  const asked = (said: string) => {
    const url = new URL(said)
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    return { request: new Request(url), url, context }
  }
  const linkIn = (text = '') => /https?:[^\s)]+with=stay[^\s)]+/.exec(text)?.[0] ?? ''
  const isPaid = async (link: string) => {
    const url = new URL(link)
    return (await findPaidHour(asked(link), readHourChoice(url.searchParams)))?.by === 'stay'
  }

  async function toldPresent() {
    const given = await givenHour(forElena)
    await deliver()
    const gift = emails.find(({ id }) => id.startsWith('stay-gift'))
    return { ...given, link: linkIn(gift?.text) }
  }

  test('it opens the hours of that stay, and nothing else', async () => {
    const { link, purchase } = await toldPresent()
    expect(await isPaid(link)).toBe(true)
    const key = new URL(link).searchParams.get('key') ?? ''
    expect(await isPaid(link.replace(key, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`))).toBe(false)
    expect(await isPaid(link.replace(key, ''))).toBe(false)
    const other = await givenHour(forElena)
    expect(await isPaid(link.replace(purchase.uuid, other.purchase.uuid))).toBe(false)
    expect(await getAuthorizedPurchase(services, purchase.uuid, { owner: null, key })).toBeNull()
  })

  test('once it is booked the link leads to the hour, and no e-mail asks for it again', async () => {
    const { link, bookIt } = await toldPresent()
    const booking = await bookIt()
    const said = readHourChoice(new URL(link).searchParams)
    expect(await findBookedHour(asked(link), said)).toMatchObject({ uuid: booking.uuid })
  })

  test('an hour that its buyer has chosen before is told with the present', async () => {
    const { bookIt } = await givenHour(surprise)
    await bookIt()
    await deliver()
    setNow(new Date('2026-12-01T12:00:00+01:00'))
    await deliver()
    const gift = emails.find(({ id }) => id.startsWith('stay-gift'))
    expect(gift?.text).toMatch(/La hora del spa\. .*: Vie 11 dic, 17:00/)
    expect(linkIn(gift?.text)).toBe('')
  })
})

test('who hands it over learns of the hour, and that they have to tell it', async () => {
  const { bookIt } = await givenHour(byHand)
  await bookIt()
  expect((await deliver()).filter((mail) => mail.startsWith('booking-notice'))).toEqual([
    `booking-notice confirmed ${marta}`,
  ])
  expect(emails.find(({ id }) => id.startsWith('booking-notice'))?.text).toContain('cuéntaselo con el regalo')
})

test.each([
  ['a present', forElena],
  ['a stay of one’s own', {}],
])('of %s the spa is not sent the remark for the hotel', async (_, said) => {
  const { bookIt } = await givenHour(said)
  expect((await bookIt()).comment).toBe('')
  await deliver()
  const toSpa = emails.filter(({ id }) => id.startsWith('spa-booking'))
  expect(toSpa.length).toBe(1)
  expect(toSpa[0]?.text).not.toContain('cuna')
})
