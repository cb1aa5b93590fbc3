import { beforeEach, expect, test } from 'vitest'
import { getAuthorizedPurchase, isLinkOver } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import { resendVouchers } from '#features/vouchers/server/access/resend-vouchers.ts'
import { sentEmails } from '#platform/server/db/schema/site.ts'
import { boughtGetaway, getawayGoods, openNights, putStay, stayOf } from '#tests/builders/a-getaway.ts'
import { look, putPurchase } from '#tests/builders/a-purchase.ts'
import { boughtVouchers, forElena } from '#tests/builders/a-voucher.ts'
import { runJob } from '#tests/jobs/run-job.ts'
import { testServices } from '#tests/test-services.ts'
import { cancelStay, refundAt } from '../server/purchase/cancelling/cancel-stay.ts'
import { agreedStayOf } from '../server/purchase/read-getaway-goods.ts'
import { remindGuests } from './stay-reminder.ts'

const { services, bank, queued, emails, setNow } = await testServices()
const start = services.clock.now()
const [marta, elena] = ['marta@correo.example', 'elena@correo.example']
const later = { ...forElena, delivery: 'later', deliverOn: '2026-12-01' }
const byHand = { ...forElena, beneficiaryEmail: '', delivery: 'myself' }

beforeEach(async () => {
  setNow(start)
  await openNights(services)
  await services.db.delete(getawayStays)
  await services.db.delete(sentEmails)
  queued.length = 0
  emails.length = 0
})

/** As the queue would, each e-mail that is due by now twice. Returns what left, and to whom. */
async function deliver() {
  const isDue = ({ notBefore }: (typeof queued)[number]) => !notBefore || notBefore <= services.clock.now()
  const due = queued.filter((job) => job.job.startsWith('send-') && isDue(job))
  queued.splice(0, queued.length, ...queued.filter((job) => !isDue(job)))
  emails.length = 0
  for (const { job, payload } of [...due, ...due]) {
    await runJob(services, job, payload)
  }
  return emails.map(({ id, to }) => [id.split('.')[0], to.email])
}

const at = (day: string, time = '09:34') => setNow(new Date(`${day}T${time}:00+01:00`))

async function remind(day: string, time?: string) {
  at(day, time)
  await remindGuests(services)
  return deliver()
}

test('who buys a stay gets its sheet, its calendar file and the link to its page', async () => {
  const purchase = await boughtGetaway(services, bank)
  const { voucherCode, hotelLocator } = await stayOf(services, purchase)
  expect(await deliver()).toEqual([['stay-confirmation', marta]])
  const [email] = emails
  expect(email?.attachments.map(({ name, type }) => [name, type])).toEqual([
    [`${voucherCode}.pdf`, 'application/pdf'],
    [`${voucherCode}.ics`, 'text/calendar; charset=utf-8'],
  ])
  const said = [voucherCode, hotelLocator, 'Vie 11 dic 2026', 'viernes 11 de diciembre', '/confirmation/?key=']
  for (const words of said) expect(email?.text).toContain(words)
})

test('who is given a stay gets it on its day, once, without price, card or address of its buyer', async () => {
  const purchase = await boughtGetaway(services, bank, { ...later, message: 'Para ti <3' })
  const { voucherCode, hotelLocator } = await stayOf(services, purchase)
  expect(await deliver()).toEqual([['stay-confirmation', marta]])
  at('2026-12-01', '08:00')
  expect(await deliver()).toEqual([['stay-gift', elena]])
  const [email] = emails
  for (const words of ['Para ti <3', 'Marta', voucherCode, hotelLocator, '/canjear-escapada/']) {
    expect(email?.text).toContain(words)
  }
  expect(email?.html).toContain('Para ti &lt;3')
  expect(email?.html).not.toMatch(/€|Salas|marta@|Visa|\?key=/)
  expect(email?.attachments.map(({ name }) => name)).toEqual([`${voucherCode}.pdf`, `${voucherCode}.ics`])
})

test('a present in Portuguese is written in Portuguese', async () => {
  const { uuid } = await boughtGetaway(services, bank, forElena)
  await putPurchase(services, uuid, { language: 'pt' })
  await deliver()
  expect(emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^A escapadinha de Elena Ruiz está confirmada/),
    expect.stringMatching(/^Marta ofereceu-lhe um presente/),
  ])
})

test('who hands the stay over gets no e-mail sent in their name', async () => {
  await boughtGetaway(services, bank, byHand)
  expect(await deliver()).toEqual([['stay-confirmation', marta]])
})

test('what is cancelled before its day is not given, and nobody learns of it', async () => {
  const purchase = await boughtGetaway(services, bank, later)
  await deliver()
  await cancelStay(services, purchase, refundAt(purchase, services.clock.now()).total)
  expect(await deliver()).toEqual([['stay-cancelled', marta]])
  at('2026-12-01', '08:00')
  expect(await deliver()).toEqual([])
})

test('on its day, before its e-mail has left, a cancellation is its buyer’s alone', async () => {
  const purchase = await boughtGetaway(services, bank, later)
  await deliver()
  at('2026-12-01', '07:30')
  await cancelStay(services, purchase, refundAt(purchase, services.clock.now()).total)
  expect(await deliver()).toEqual([['stay-cancelled', marta]])
})

test('who was given it is told that it is off', async () => {
  const purchase = await boughtGetaway(services, bank, forElena)
  await deliver()
  await cancelStay(services, purchase, refundAt(purchase, services.clock.now()).total)
  expect(await deliver()).toEqual([
    ['stay-cancelled', marta],
    ['stay-cancelled', elena],
  ])
})

test.each([
  ['2026-12-07', []],
  ['2026-12-08', [['stay-reminder', marta]]],
  ['2026-12-10', [['stay-reminder', marta]]],
  ['2026-12-11', []],
])('a stay from 11 December is recalled on %s to %j', async (day, expected) => {
  await boughtGetaway(services, bank)
  await deliver()
  expect(await remind(day)).toEqual(expected)
})

test('once, and by the day of the hotel’s place', async () => {
  const purchase = await boughtGetaway(services, bank)
  const { voucherCode, hotelLocator } = await stayOf(services, purchase)
  await deliver()
  expect(await remind('2026-12-08', '00:30')).toEqual([])
  expect(await remind('2026-12-08', '01:30')).toEqual([['stay-reminder', marta]])
  const [email] = emails
  expect(email?.subject).toMatch(/^Faltan 3 días para tu escapada/)
  const said = [voucherCode, hotelLocator, '¿Has reservado ya la hora del spa?', '/confirmation/?key=']
  for (const words of said) expect(email?.text).toContain(words)
  expect(await remind('2026-12-09')).toEqual([])
})

test('who was mailed the stay is reminded in place of its buyer, without the link', async () => {
  await boughtGetaway(services, bank, forElena)
  await deliver()
  expect(await remind('2026-12-08')).toEqual([['stay-reminder', elena]])
  expect(emails[0]?.text).not.toMatch(/\?key=|€/)
})

test('who hands it over is reminded, and told whose stay it is', async () => {
  await boughtGetaway(services, bank, byHand)
  await deliver()
  expect(await remind('2026-12-08')).toEqual([['stay-reminder', marta]])
  expect(emails[0]?.subject).toMatch(/^Faltan 3 días para la escapada de Elena Ruiz/)
})

test('what was bought on the day of the reminder or later is not recalled', async () => {
  at('2026-12-08')
  await boughtGetaway(services, bank)
  await deliver()
  for (const day of ['2026-12-08', '2026-12-09', '2026-12-10']) expect(await remind(day)).toEqual([])
})

test.each([
  ['cancelled', 'before the job'],
  ['disputed', 'before the job'],
  ['cancelled', 'before the e-mail'],
  ['disputed', 'before the e-mail'],
])('a stay that is %s %s is not recalled', async (what, when) => {
  const purchase = await boughtGetaway(services, bank)
  const stay = await stayOf(services, purchase)
  await deliver()
  const happen = () =>
    what === 'cancelled'
      ? putStay(services, stay, { state: 'cancelled' })
      : putPurchase(services, purchase.uuid, { disputedAt: start })
  at('2026-12-08')
  if (when === 'before the job') await happen()
  expect(await remindGuests(services)).toBe(when === 'before the job' ? 0 : 1)
  await happen()
  expect(await deliver()).toEqual([])
})

/** The key in the link of an e-mail. */
const keyIn = (text = '') => /confirmation\/\?key=([^\s)]+)/.exec(text)?.[1] ?? ''

test('the link in the e-mail opens the purchase until 30 days after departure', async () => {
  const goods = getawayGoods(services, { from: '2027-06-04', to: '2027-06-06' })
  const { uuid } = await boughtGetaway(services, bank, {}, goods)
  await deliver()
  const visitor = { owner: null, key: keyIn(emails[0]?.text) }
  const opens = async (day: string) => {
    at(day)
    return (await getAuthorizedPurchase(services, uuid, visitor)) !== null
  }
  expect([await opens('2027-05-30'), await opens('2027-07-06'), await opens('2027-07-07')]).toEqual([true, true, false])
  expect(await isLinkOver(services, uuid, visitor.key)).toBe(true)
})

test('a buyer who asks for their purchases again gets the link to the stay, however many they have bought since', async () => {
  const email = 'muchas@correo.example'
  const theirs = { email, confirmEmail: email }
  const { uuid, locator } = await boughtGetaway(services, bank, theirs)
  const { es: name } = agreedStayOf(await look(services, uuid)).getawayName
  await resendVouchers(services, email, 'es')
  queued.splice(0, queued.length, ...queued.filter(({ job }) => job === 'send-my-vouchers'))
  expect(await deliver()).toEqual([['my-vouchers', email]])
  const [only] = emails
  expect(only?.subject).toBe('Aquí tienes tus compras')
  for (const words of [name, locator, 'las compras de esta dirección']) expect(only?.text).toContain(words)
  expect(await getAuthorizedPurchase(services, uuid, { owner: null, key: keyIn(only?.text) })).not.toBeNull()

  setNow(new Date(start.getTime() + 60_000))
  for (let count = 0; count < 10; count++) await boughtVouchers(services, bank, theirs)
  await resendVouchers(services, email, 'es')
  queued.splice(0, queued.length, ...queued.filter(({ job }) => job === 'send-my-vouchers'))
  await deliver()
  expect(emails[0]?.text).toContain(locator)
})
