import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookings } from '#features/bookings/server/schema.ts'
import { readVisitLink } from '#features/catalogue/server/reviews/visit-link.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { redeemVoucher } from '#features/vouchers/server/actions/redeem-voucher.ts'
import { redeemBookedVouchers } from '#features/vouchers/server/expire-vouchers.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, type Hour, someServices } from '#tests/builders/a-booking.ts'
import { boughtVouchers } from '#tests/builders/a-voucher.ts'
import { runJob } from '#tests/jobs/run-job.ts'
import { testServices } from '#tests/test-services.ts'
import { submitReview } from '../submit-review.ts'
import { inviteReviewers } from './invite-reviewers.ts'
import { stopInvitations } from './stop-invitations.ts'

const { services, bank, queued, emails, setNow } = await testServices()
const start = services.clock.now()
const today = madridDay(start)

beforeEach(() => setNow(start))

let people = 0
const newEmail = () => `visita${++people}@correo.example`

/** The morning some days later: what was sent to this address, each job done twice. */
async function morning(days: number, email: string) {
  setNow(new Date(`${addDays(today, days)}T09:42:00+01:00`))
  queued.length = 0
  await inviteReviewers(services)
  emails.length = 0
  const jobs = queued.filter(({ job }) => job === 'send-review-invitation')
  for (const { payload } of [...jobs, ...jobs]) {
    await runJob(services, 'send-review-invitation', payload)
  }
  return emails.filter(({ to }) => to.email === email)
}

async function redeemed(email: string, units = 1) {
  const vouchers = await boughtVouchers(services, bank, { email, confirmEmail: email }, units)
  for (const { reference } of vouchers) await redeemVoucher(services, reference)
  const [voucher] = vouchers
  if (!voucher) throw new Error('no voucher')
  return voucher
}

const tokenIn = (text = '') => /visit=([\w.-]+)/.exec(text)?.[1] ?? ''
const visitIn = (text?: string) => readVisitLink(services, tokenIn(text))

test('the day after a voucher was redeemed its holder is asked, once', async () => {
  const email = newEmail()
  const { reference, spaUuid, serviceUuid } = await redeemed(email)
  expect(await morning(0, email)).toEqual([])
  const [sent, ...more] = await morning(1, email)
  expect(more).toEqual([])
  expect(sent?.subject).toMatch(/^¿Qué tal en .+\?$/)
  expect(sent?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(visitIn(sent?.text)).toEqual({ spa: spaUuid, service: serviceUuid, reference, isExpired: false })
  expect(await morning(2, email)).toEqual([])
})

test.each([
  [7, 1],
  [8, 0],
])('where mornings were missed, %i days later %i e-mail leaves', async (days, count) => {
  const email = newEmail()
  await redeemed(email)
  expect(await morning(days, email)).toHaveLength(count)
})

test('who came with several vouchers is asked once', async () => {
  const email = newEmail()
  await redeemed(email, 2)
  expect([await morning(1, email), await morning(2, email)].map((sent) => sent.length)).toEqual([1, 0])
})

test('who has written already is not asked, nor is who wants no such e-mails', async () => {
  const [wrote, refused] = [newEmail(), newEmail()]
  const { spaUuid, serviceUuid, reference } = await redeemed(wrote)
  const visit = { spa: spaUuid, service: serviceUuid, reference }
  const marks = { environment: '5', service: '5', attention: '5', qualityPrice: '5' }
  const draft = { ...marks, comment: 'Volveremos seguro.', name: 'Marta Salas', email: '', consent: 'yes' }
  await submitReview(services, { spaUuid, language: 'es', draft, visit })
  await redeemed(refused)
  const key = services.signer.sign('invitations', { email: refused.toUpperCase() })
  expect(await stopInvitations(services, key)).toBe(true)
  expect(await stopInvitations(services, services.signer.sign('reminders', { email: refused }))).toBe(false)
  await morning(1, '')
  expect(emails.filter(({ to }) => [wrote, refused].includes(to.email))).toEqual([])
})

test.each([
  ['disputed', { disputedAt: start }, 0],
  ['undisputed', {}, 1],
])('a voucher whose payment is %s', async (_, change, count) => {
  const email = newEmail()
  const { purchaseUuid } = await redeemed(email)
  await services.db
    .update(purchases)
    .set({ paidAt: start, ...change })
    .where(eq(purchases.uuid, purchaseUuid))
  expect(await morning(1, email)).toHaveLength(count)
})

test('nobody is asked about what was bought with play money', async () => {
  const { uuid } = await redeemed(newEmail())
  const shop = { ...services, config: { ...services.config, paymentMode: 'live' as const } }
  setNow(new Date(`${addDays(today, 1)}T09:42:00+01:00`))
  emails.length = 0
  expect(await inviteReviewers(shop)).toBe(0)
  await runJob(shop, 'send-review-invitation', { voucher: uuid })
  expect(emails).toEqual([])
})

const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue has changed')
const hour = (serviceUuid: string, time = '17:00'): Hour => ({ serviceUuid, day: addDays(today, 2), time, pax: 2 })

test('the day after a booked hour, and not if it was cancelled', async () => {
  await makeBookable(services, service.uuid, { places: 4 })
  const [came, cancelled] = [newEmail(), newEmail()]
  const booking = await boughtBooking(services, bank, hour(service.uuid), { email: came, confirmEmail: came })
  const other = await boughtBooking(services, bank, hour(service.uuid, '18:00'), {
    email: cancelled,
    confirmEmail: cancelled,
  })
  await services.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.uuid, other.uuid))
  expect(await morning(2, came)).toEqual([])
  const [sent] = await morning(3, came)
  expect(visitIn(sent?.text)).toMatchObject({ spa: service.spaUuid, reference: booking.locator })
  expect(emails.some(({ to }) => to.email === cancelled)).toBe(false)
  expect(await morning(4, came)).toEqual([])
})

test('a voucher that was reserved for an hour is one visit', async () => {
  const email = newEmail()
  const [voucher] = await boughtVouchers(services, bank, { email, confirmEmail: email })
  if (!voucher) throw new Error('no voucher')
  await makeBookable(services, voucher.serviceUuid)
  const { day, time } = hour(voucher.serviceUuid)
  expect(await bookWithVoucher(services, voucher, { day, time })).toMatchObject({ ok: true })
  setNow(new Date(`${addDays(today, 3)}T00:04:00+01:00`))
  await redeemBookedVouchers(services)
  const [sent, ...more] = await morning(3, email)
  expect(visitIn(sent?.text)).toMatchObject({ reference: voucher.reference })
  expect([more.length, (await morning(4, email)).length]).toEqual([0, 0])
})
