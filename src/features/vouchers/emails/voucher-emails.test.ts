import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { stopReminders } from '#features/checkout/server/email-parts/stop-reminders.ts'
import { payRefunds } from '#features/checkout/server/payments/refunds/pay-refunds.ts'
import { remindHolders } from '#features/vouchers/emails/expiry-reminder.ts'
import { resendVouchers } from '#features/vouchers/server/access/resend-vouchers.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { activateVoucher, editBeneficiary } from '#features/vouchers/server/actions/change-beneficiary.ts'
import { agreementKey, confirmEmailChange } from '#features/vouchers/server/actions/confirm-email-change.ts'
import { exchangeVoucher } from '#features/vouchers/server/actions/exchange-voucher.ts'
import { extendVoucher } from '#features/vouchers/server/actions/extend-voucher.ts'
import { requestPriceMatch } from '#features/vouchers/server/actions/request-price-match.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import { giftKey } from '#features/vouchers/server/undelivered-gift.ts'
import { sentEmails } from '#platform/server/db/schema/site.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { aVoucher, forElena, haveReached, seen } from '#tests/builders/a-voucher.ts'
import { deliverQueued } from '#tests/emails/deliver-queued.ts'
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

const deliver = () => deliverQueued(services, queued, emails)

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
  queued.push({ job: 'send-expiry-reminder', payload: { voucher: voucher.uuid, days: 60, expiresOn } })
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
