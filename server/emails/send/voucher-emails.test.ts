import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { addDays, madridDay } from '#domain/dates.ts'
import type { BuyerStepDraft } from '#domain/purchases/buyer-step.ts'
import { bookWithVoucher } from '#server/bookings/without-paying/book-with-voucher.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { sentEmails } from '#server/db/schema/purchases.ts'
import { beneficiaryChanges } from '#server/db/schema/voucher-changes.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import { queuedHandlers } from '#server/jobs/handlers.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import { payRefunds } from '#server/payments/refunds/pay-refunds.ts'
import { resendVouchers } from '#server/vouchers/access/resend-vouchers.ts'
import { activateVoucher } from '#server/vouchers/actions/activate-voucher.ts'
import { cancelVoucher } from '#server/vouchers/actions/cancel-voucher.ts'
import { agreementKey, confirmEmailChange } from '#server/vouchers/actions/confirm-email-change.ts'
import { editBeneficiary } from '#server/vouchers/actions/edit-beneficiary.ts'
import { exchangeVoucher } from '#server/vouchers/actions/exchange-voucher.ts'
import { extendVoucher } from '#server/vouchers/actions/extend-voucher.ts'
import { requestPriceMatch } from '#server/vouchers/actions/request-price-match.ts'
import { remindHolders } from '#server/vouchers/reminders/remind-holders.ts'
import { stopReminders } from '#server/vouchers/reminders/stop-reminders.ts'
import { giftKey } from '#server/vouchers/undelivered-gift.ts'
import { makeBookable } from '#tests/a-bookable.ts'
import { boughtBooking, someServices } from '#tests/a-booking.ts'
import { aVoucher, forElena, haveReached, seen } from '#tests/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, queued, emails, setNow, forgetAttempts } = await testServices()
const start = services.clock.now()
const marta = 'marta@correo.example'
const elena = 'elena@correo.example'

beforeEach(async () => {
  setNow(start)
  // What an earlier test owes would be paid in the course of this one.
  await payRefunds(services)
  await forgetAttempts()
  queued.length = 0
  emails.length = 0
})

/** As the queue would, each job twice: an e-mail that has left is not written again. */
async function deliver() {
  const due = queued.splice(0)
  emails.length = 0
  for (const { job, payload } of [...due, ...due]) {
    const handle = queuedHandlers[job as keyof Payloads] as (given: typeof services, told: unknown) => Promise<unknown>
    await handle(services, payload)
  }
  return emails.map(({ id, to }) => [id.split('.')[0], to.email])
}

const gift = async (changes: Partial<BuyerStepDraft> = {}) => {
  const voucher = await aVoucher(services, bank, { ...forElena, ...changes })
  queued.length = 0
  return voucher
}

test('activated: its holder with the voucher, and who gave it', async () => {
  const { uuid } = await gift()
  await activateVoucher(services, await seen(services, { uuid }), { name: 'Elena Ruiz', email: elena })
  expect(await deliver()).toEqual([
    ['voucher-activated', elena],
    ['voucher-activated', marta],
  ])
  expect(emails.map(({ attachments }) => attachments?.length)).toEqual([1, 0])
})

test('another address: both are asked, then the new holder, the former and the buyer are told', async () => {
  const { uuid } = await gift()
  await editBeneficiary(services, await seen(services, { uuid }), { name: 'Eva', email: 'eva@correo.example' })
  expect(await deliver()).toEqual([
    ['confirm-address', elena],
    ['confirm-address', 'eva@correo.example'],
  ])
  const [change] = await services.db.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.voucherUuid, uuid))
  if (!change) throw new Error('no change')
  for (const reader of ['old', 'new'] as const)
    await confirmEmailChange(services, agreementKey(services, change, reader))
  expect(await deliver()).toEqual([
    ['beneficiary-changed', 'eva@correo.example'],
    ['beneficiary-changed', elena],
    ['beneficiary-changed', marta],
  ])
})

test('another name: nobody gets the PDF of a voucher that was cancelled before the e-mail was written', async () => {
  const { uuid } = await gift()
  await editBeneficiary(services, await seen(services, { uuid }), { name: 'Elena María', email: elena })
  await cancelVoucher(services, await seen(services, { uuid }), { reason: '8', website: '', text: '', day: '' })
  expect((await deliver()).map(([email]) => email)).toEqual(['voucher-cancelled', 'voucher-cancelled'])
})

test.each([
  ['es', '12:00 del 18-11-2026 (hora de Madrid)'],
  ['pt', '11h00 de 18-11-2026 (hora de Lisboa)'],
] as const)('another address is agreed to by an hour that is named, in %s', async (language, until) => {
  const { uuid } = await gift()
  await services.db.update(vouchers).set({ language }).where(eq(vouchers.uuid, uuid))
  await editBeneficiary(services, await seen(services, { uuid }), { name: 'Eva', email: 'eva@correo.example' })
  await deliver()
  expect(emails.map(({ text }) => text.includes(until))).toEqual([true, true])
})

test('cancelled: both are told, the buyer of the money, and again when it has left', async () => {
  const { uuid } = await gift()
  await cancelVoucher(services, await seen(services, { uuid }), { reason: '6', website: '', text: '', day: '' })
  expect(await deliver()).toEqual([
    ['voucher-cancelled', marta],
    ['voucher-cancelled', elena],
  ])
  expect(emails[0]?.text).toContain('48')
  expect(emails[1]?.text).not.toContain('€')
  await payRefunds(services)
  expect(await deliver()).toEqual([['refund-confirmation', marta]])
})

test('exchanged: the code where it was asked to go, a word to the holder where that is elsewhere', async () => {
  const { uuid } = await gift()
  const draft = { email: 'otra@correo.example', confirmEmail: 'otra@correo.example' }
  const exchanged = await exchangeVoucher(services, await seen(services, { uuid }), {
    action: 'convert',
    kind: 'wallet',
    draft,
  })
  if (!exchanged.ok) throw new Error('refused')
  expect(await deliver()).toEqual([
    ['balance-code', 'otra@correo.example'],
    ['voucher-exchanged', elena],
  ])
  expect(emails[0]?.text).toContain(exchanged.value.code)
  expect(emails[1]?.text).not.toContain(exchanged.value.code)
})

test('extended: the new voucher', async () => {
  const voucher = await aVoucher(services, bank)
  queued.length = 0
  await extendVoucher(services, await seen(services, voucher))
  expect(await deliver()).toEqual([['voucher-extended', marta]])
  expect(emails[0]?.attachments?.map(({ name }) => name)).toEqual([`${voucher.reference}.pdf`])
})

test('a price seen elsewhere: those who can match it, and who asked', async () => {
  const { uuid } = await gift()
  await requestPriceMatch(services, await seen(services, { uuid }), 'otra.example')
  expect(await deliver()).toEqual([
    ['price-match-request', services.config.site.supportEmail.es],
    ['price-match-received', elena],
  ])
})

test('send me my vouchers again: whoever has some gets an e-mail with a link to each, and nobody learns who', async () => {
  const email = 'perdida@correo.example'
  const own = { email, confirmEmail: email }
  const first = await aVoucher(services, bank, own)
  const second = await aVoucher(services, bank, own)
  const gone = await aVoucher(services, bank, own)
  await cancelVoucher(services, await seen(services, gone), { reason: '8', website: '', text: '', day: '' })
  queued.length = 0
  expect(await resendVouchers(services, ' Perdida@correo.example ', 'es')).toEqual({ ok: true })
  expect(await deliver()).toEqual([['my-vouchers', email]])
  for (const { reference } of [first, second]) expect(emails[0]?.text).toContain(reference)
  expect(emails[0]?.text).not.toContain(gone.reference)
  expect(await resendVouchers(services, 'nadie@correo.example', 'es')).toEqual({ ok: true })
  expect(queued).toHaveLength(1)
  expect(await deliver()).toEqual([])
  expect(await resendVouchers(services, 'nadie', 'es')).toEqual({ ok: false, error: 'emailWrong' })
})

test('an hour that waits for its spa is sent too, until it is over', async () => {
  const [service] = someServices(services)
  if (!service) throw new Error('the demo catalogue is empty')
  await makeBookable(services, service.uuid, { mode: 'request' })
  const email = 'hora@correo.example'
  const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }
  const booking = await boughtBooking(services, bank, hour, { email, confirmEmail: email })
  expect(booking.state).toBe('requested')
  queued.length = 0
  await resendVouchers(services, email, 'es')
  expect(await deliver()).toEqual([['my-vouchers', email]])
  expect(emails[0]?.text).toContain(booking.locator)
  await services.db.update(bookings).set({ state: 'lapsed' }).where(eq(bookings.uuid, booking.uuid))
  await resendVouchers(services, email, 'es')
  expect(await deliver()).toEqual([])
})

/** The hour that an address has booked with a voucher of its own. */
async function hourOfVoucher(email: string, time: string) {
  const voucher = await aVoucher(services, bank, { email, confirmEmail: email })
  await makeBookable(services, voucher.serviceUuid, { places: 4 })
  const booked = await bookWithVoucher(services, voucher, { day: '2026-12-03', time })
  if (!booked.ok) throw new Error(booked.error)
  return booked.value
}

test('an hour that a voucher pays is sent to who comes, until it is over or cancelled', async () => {
  const email = 'viene@correo.example'
  const { uuid, locator } = await hourOfVoucher(email, '17:00')
  // The hour has been handed over since to who has no voucher and has bought nothing.
  const guest = 'Huesped@correo.example'
  await services.db.update(bookings).set({ email: guest, name: 'Irene Gil' }).where(eq(bookings.uuid, uuid))
  const sent = async (to: string) => {
    queued.length = 0
    await resendVouchers(services, to, 'es')
    await deliver()
    return emails[0]?.text ?? ''
  }
  expect(await sent(email)).not.toContain(locator)
  const text = await sent(guest)
  expect(emails[0]).toMatchObject({ subject: 'Aquí tienes tus reservas', to: { name: 'Irene' } })
  expect(text.split(locator)).toHaveLength(2)
  expect(text).toContain(`/service-booking/${uuid}/change/?key=`)
  setNow(new Date('2026-12-03T20:00:00Z'))
  expect(await sent(guest)).toBe('')
  setNow(start)
  await services.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.uuid, uuid))
  expect(await sent(guest)).toBe('')
})

test('an hour of a voucher in one’s own name is sent beside the voucher, once', async () => {
  const email = 'propio@correo.example'
  const { locator } = await hourOfVoucher(email, '15:00')
  queued.length = 0
  await resendVouchers(services, email, 'pt')
  expect(await deliver()).toEqual([['my-vouchers', email]])
  expect(emails[0]?.subject).toBe('Aqui está o seu voucher')
  expect(emails[0]?.text.split(locator)).toHaveLength(2)
  expect(emails[0]?.text).toContain('As suas marcações')
})

test('they are sent in the language of the page that asked, with links to pages in it', async () => {
  const email = 'lisboa@correo.example'
  await aVoucher(services, bank, { email, confirmEmail: email })
  queued.length = 0
  await resendVouchers(services, email, 'pt')
  await deliver()
  expect(emails[0]).toMatchObject({ language: 'pt', to: { email } })
  expect(emails[0]?.text).toContain('/pt/gerir-voucher/abrir/?key=')
})

test('three wishes an hour are heard for an address, however it is written and whether or not it has vouchers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ask = (typed: string) => resendVouchers(services, typed, 'es')
  const answers = [await ask('eco@correo.example'), await ask('ECO@correo.example'), await ask(' Eco@Correo.example')]
  expect(queued).toHaveLength(3)
  answers.push(await ask('eco@correo.example'))
  expect(queued).toHaveLength(3)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true}']))
  await ask('otra@correo.example')
  vi.setSystemTime(Date.now() + 60 * 60_000)
  await ask('eco@correo.example')
  expect(queued).toHaveLength(5)
})

test('a present is told of when it has been delivered, and not before, whoever asks', async () => {
  const email = 'sorpresa@correo.example'
  const day = addDays(madridDay(start), 30)
  const present = await gift({ beneficiaryEmail: email, delivery: 'later', deliverOn: day })
  const { reference } = present
  const own = await aVoucher(services, bank, { email, confirmEmail: email })
  queued.length = 0
  const asked = async () => {
    await resendVouchers(services, email, 'es')
    await deliver()
    return [own.reference, reference].map((one) => emails[0]?.text.includes(one))
  }
  expect(await asked()).toEqual([true, false])
  // Its day has begun in Madrid, and it leaves in the morning.
  setNow(new Date(`${addDays(day, -1)}T23:00:00Z`))
  expect(await asked()).toEqual([true, false])
  await haveReached(services, [present])
  expect(await asked()).toEqual([true, true])
})

test("a present that the buyer hands over is the buyer's own until then", async () => {
  const email = 'regala@correo.example'
  const mine = { email, confirmEmail: email, beneficiaryEmail: '', delivery: 'myself' }
  const { reference } = await gift(mine)
  await resendVouchers(services, email, 'es')
  expect(await deliver()).toEqual([['my-vouchers', email]])
  expect(emails[0]?.text).toContain(reference)
})

test('a present that has changed hands before its day is known to who holds it', async () => {
  const email = 'cambia@correo.example'
  const later = { delivery: 'later', deliverOn: addDays(madridDay(start), 30) }
  const { uuid, reference } = await gift(later)
  await services.db.update(vouchers).set({ beneficiaryEmail: email }).where(eq(vouchers.uuid, uuid))
  await resendVouchers(services, email, 'es')
  expect(await deliver()).toEqual([['my-vouchers', email]])
  expect(emails[0]?.text).toContain(reference)
})

test('no reminder tells of a present before its day, nor as soon as it has come', async () => {
  const email = 'espera@correo.example'
  const { expiresOn } = await gift()
  const voucher = await gift({
    beneficiaryEmail: email,
    delivery: 'later',
    deliverOn: addDays(expiresOn, -40),
  })
  const reminded = async (daysLeft: number) => {
    setNow(new Date(`${addDays(voucher.expiresOn, -daysLeft)}T09:30:00Z`))
    queued.length = 0
    await remindHolders(services)
    return (await deliver()).filter(([, to]) => to === email).length
  }
  expect([await reminded(60), await reminded(41)]).toEqual([0, 0])
  await haveReached(services, [voucher])
  expect([await reminded(40), await reminded(30)]).toEqual([0, 1])
  await services.db.delete(sentEmails).where(eq(sentEmails.key, giftKey(voucher)))
  setNow(new Date(`${addDays(voucher.expiresOn, -41)}T09:30:00Z`))
  queued.push({ job: 'send-reminder', payload: { voucher: voucher.uuid, days: 60, expiresOn } })
  expect(await deliver()).toEqual([])
})

test('reminders 60, 30 and 7 days before the end, each once, until they are refused', async () => {
  const email = 'olvida@correo.example'
  const voucher = await aVoucher(services, bank, { email, confirmEmail: email })
  const reminded = async (daysLeft: number) => {
    setNow(new Date(`${addDays(voucher.expiresOn, -daysLeft)}T09:30:00Z`))
    queued.length = 0
    await remindHolders(services)
    return (await deliver()).filter(([, to]) => to === email).length
  }
  expect(await reminded(61)).toBe(0)
  expect(await reminded(60)).toBe(1)
  expect(await reminded(59)).toBe(0)
  // Nobody looked on the thirtieth day.
  expect(await reminded(29)).toBe(1)
  expect(emails[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const [, key = ''] = /avisos\/\?key=([\w.-]+)/.exec(emails.find(({ to }) => to.email === email)?.text ?? '') ?? []
  expect(await stopReminders(services, key)).toBe(true)
  expect(await reminded(7)).toBe(0)
  expect(await stopReminders(services, 'nonsense')).toBe(false)
  expect((await seen(services, voucher)).state).toBe('activated')
  expect(madridDay(start) < voucher.expiresOn).toBe(true)
})
