import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addDays, addYears, madridDay } from '#domain/dates.ts'
import { balanceOf } from '#server/coupons/get-coupon.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { beneficiaryChanges } from '#server/db/schema/voucher-changes.ts'
import { payRefunds } from '#server/payments/pay-refunds.ts'
import { listRefusedRefunds, markRefundPaid } from '#server/payments/refused-refunds.ts'
import { settleRefund } from '#server/payments/settle-refund.ts'
import { applyCoupon } from '#server/purchases/apply-coupon.ts'
import { giveBalance } from '#tests/a-coupon.ts'
import { byPost, look, pay, readyPurchase, someGoods } from '#tests/a-purchase.ts'
import { aVoucher, boughtVouchers, forElena, seen } from '#tests/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { activateVoucher } from './activate-voucher.ts'
import { agreementKey, agreeToAddress, describeAgreement } from './agree-to-address.ts'
import { askPriceMatch } from './ask-price-match.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { editBeneficiary } from './edit-beneficiary.ts'
import { exchangeVoucher } from './exchange-voucher.ts'
import { expireVouchers } from './expire-vouchers.ts'
import { extendVoucher } from './extend-voucher.ts'
import { paidInWords } from './paid-in-words.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { vouchersOf } from './voucher-row.ts'

const { services, bank, queued, setNow } = await testServices()
const start = services.clock.now()
const noon = (day: string) => setNow(new Date(`${day}T12:00:00+01:00`))
const today = madridDay(start)

beforeEach(async () => {
  setNow(start)
  queued.length = 0
  bank.calls.length = 0
  await services.db.update(refunds).set({ state: 'done' })
})

const marta = { name: 'Marta Salas', email: 'marta@correo.example' }
const elena = { name: 'Elena Ruiz', email: 'elena@correo.example' }
const why = (reason: string) => ({ reason, website: '', text: '', day: '' })
const to = (email: string) => ({ email, confirmEmail: email })
const jobs = () => queued.map(({ job }) => job)

test('a gift is activated by its holder, who says their name', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  expect(voucher.state).toBe('issued')
  const activated = await activateVoucher(services, await seen(services, voucher), { ...elena, name: 'Elena Ruiz Gil' })
  expect(activated).toEqual({ ok: true, value: { isPending: false, isChanged: true } })
  expect(await seen(services, voucher)).toMatchObject({ state: 'activated', beneficiaryName: 'Elena Ruiz Gil' })
  expect(jobs()).toContain('send-activated')
  const again = await activateVoucher(services, await seen(services, voucher), elena)
  expect(again).toMatchObject({ ok: false, refusal: { why: 'already-activated', instead: ['redeem'] } })
})

test('a name without letters or an address without a place is named, and nothing is done', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  expect(await activateVoucher(services, await seen(services, voucher), { name: ' ', email: 'elena' })).toEqual({
    ok: false,
    error: 'invalid',
    problems: { name: 'nameWrong', email: 'emailWrong' },
  })
  expect(await seen(services, voucher)).toEqual(voucher)
})

test('another name is written at once, with a new voucher by letter', async () => {
  const voucher = await aVoucher(services, bank)
  expect(
    await editBeneficiary(services, await seen(services, voucher), { ...marta, name: 'Marta S. Prieto' }),
  ).toMatchObject({
    value: { isPending: false, isChanged: true },
  })
  expect((await seen(services, voucher)).beneficiaryName).toBe('Marta S. Prieto')
  expect(jobs()).toContain('send-beneficiary-changed')
})

test('another address is written when both have agreed, in whatever order', async () => {
  for (const order of [['old', 'new'] as const, ['new', 'old'] as const]) {
    const voucher = await aVoucher(services, bank)
    await editBeneficiary(services, await seen(services, voucher), elena)
    // The name as well: until then nothing changes.
    expect(await seen(services, voucher)).toEqual(voucher)
    const change = await changeOf(voucher.uuid)
    const keys = order.map((reader) => agreementKey(services, change, reader))
    expect(await describeAgreement(services, keys[0] ?? '')).toMatchObject({ state: 'open' })
    expect(await agreeToAddress(services, keys[0] ?? '')).toMatchObject({ state: 'agreed' })
    expect((await seen(services, voucher)).beneficiaryEmail).toBe('marta@correo.example')
    expect(await agreeToAddress(services, keys[1] ?? '')).toMatchObject({ state: 'made' })
    expect(await seen(services, voucher)).toMatchObject({
      beneficiaryEmail: 'elena@correo.example',
      beneficiaryName: 'Elena Ruiz',
    })
  }
})

test('who saves what stands there already is told so, and gets no letter', async () => {
  const voucher = await aVoucher(services, bank)
  const { beneficiaryName: name, beneficiaryEmail: email } = voucher
  queued.length = 0
  expect(await editBeneficiary(services, voucher, { name, email })).toMatchObject({ value: { isChanged: false } })
  expect(jobs()).toEqual([])
})

test('the newest wish counts, and five addresses a day are enough', async () => {
  const voucher = await aVoucher(services, bank)
  await editBeneficiary(services, voucher, elena)
  const first = agreementKey(services, await changeOf(voucher.uuid), 'new')
  for (const name of ['ana', 'eva', 'ines', 'lea']) {
    expect(await editBeneficiary(services, voucher, { name, email: `${name}@correo.example` })).toMatchObject({
      ok: true,
    })
  }
  expect(await agreeToAddress(services, first)).toMatchObject({ state: 'over' })
  expect(await editBeneficiary(services, voucher, elena)).toEqual({
    ok: false,
    error: 'invalid',
    problems: { email: 'emailTooOften' },
  })
  setNow(new Date(start.getTime() + 25 * 60 * 60_000))
  expect(await editBeneficiary(services, voucher, elena)).toMatchObject({ ok: true })
})

test('letters follow the language in which the holder does something', async () => {
  const voucher = await aVoucher(services, bank)
  await editBeneficiary(services, { ...voucher, language: 'pt' }, { ...marta, name: 'Marta Prieto' })
  expect(await seen(services, voucher)).toMatchObject({ language: 'pt', beneficiaryName: 'Marta Prieto' })
})

test('an agreement that comes after three days, or for a voucher that is gone, changes nothing', async () => {
  const late = await aVoucher(services, bank)
  const cancelled = await aVoucher(services, bank)
  for (const { uuid } of [late, cancelled]) await editBeneficiary(services, await seen(services, { uuid }), elena)
  const keyOf = async (uuid: string) => agreementKey(services, await changeOf(uuid), 'new')
  await cancelVoucher(services, await seen(services, cancelled), why('8'))
  expect(await agreeToAddress(services, await keyOf(cancelled.uuid))).toMatchObject({ state: 'over' })
  setNow(new Date(start.getTime() + 3 * 24 * 60 * 60_000))
  expect(await agreeToAddress(services, await keyOf(late.uuid))).toMatchObject({ state: 'over' })
  expect(await agreeToAddress(services, 'nonsense')).toBeNull()
})

const changeOf = async (voucherUuid: string) => {
  const [change] = await services.db
    .select()
    .from(beneficiaryChanges)
    .where(eq(beneficiaryChanges.voucherUuid, voucherUuid))
  if (!change) throw new Error('no change was asked for')
  return change
}

test('cancelled inside its window, the money goes back by the way it came', async () => {
  const voucher = await aVoucher(services, bank)
  noon(addDays(today, 14))
  expect(await cancelVoucher(services, await seen(services, voucher), why('4'))).toEqual({ ok: true, value: null })
  expect((await seen(services, voucher)).state).toBe('cancelled')
  expect(jobs()).toContain('send-cancelled')
  await payRefunds(services)
  expect(bank.calls.filter(({ what }) => what === 'refund')).toMatchObject([{ amount: voucher.value }])
  expect(jobs()).toContain('send-refunded')
  expect(await redeemVoucher(services, voucher.reference)).toMatchObject({ refusal: { why: 'cancelled' } })
})

test('a day later it is too late for money, not for balance', async () => {
  const voucher = await aVoucher(services, bank)
  noon(addDays(today, 15))
  expect(await cancelVoucher(services, await seen(services, voucher), why('4'))).toMatchObject({
    error: 'refused',
    refusal: { why: 'window-over', instead: ['convert', 'extend'] },
  })
  expect((await seen(services, voucher)).state).toBe('activated')
})

test.each([
  ['no reason', why('0'), { reason: 'reasonMissing' }],
  ['another reason without words', why('7'), { text: 'textMissing' }],
  ['no availability without a day', why('5'), { day: 'dayMissing' }],
])('%s is asked for', async (_, draft, problems) => {
  const voucher = await aVoucher(services, bank)
  expect(await cancelVoucher(services, await seen(services, voucher), draft)).toEqual({
    ok: false,
    error: 'invalid',
    problems,
  })
})

test('a refund whose answer is lost is asked for again under its own key, and noted once', async () => {
  const voucher = await aVoucher(services, bank)
  await cancelVoucher(services, await seen(services, voucher), why('8'))
  bank.willSayOfRefund(new Error('the line went dead'), { state: 'pending' }, { state: 'refunded' })
  for (let minutes = 0; minutes <= 30; minutes += 10) {
    setNow(new Date(start.getTime() + minutes * 60_000))
    await payRefunds(services)
  }
  const [refund, ...others] = await services.db.select().from(refunds).where(eq(refunds.reason, 'voucher-cancelled'))
  expect(others.filter(({ state }) => state !== 'done')).toEqual([])
  expect(refund).toBeDefined()
  expect(bank.calls.filter(({ what }) => what === 'refund')).toHaveLength(3)
  expect(jobs().filter((job) => job === 'send-refunded')).toHaveLength(1)
})

test('what a balance has paid goes back to the balance, voucher by voucher, to the cent', async () => {
  const code = 'MO-CANCEL-TESTS'
  await giveBalance(services, code, 3333)
  const { uuid } = await readyPurchase(services, {}, someGoods(services, 2))
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await balanceOf(services.db, code)).toBe(0)
  const [first, second] = await vouchersOf(services.db, uuid)
  if (!first || !second) throw new Error('two were bought')
  await cancelVoucher(services, await seen(services, first), why('8'))
  expect(await balanceOf(services.db, code)).toBe(1667)
  await cancelVoucher(services, await seen(services, second), why('8'))
  expect(await balanceOf(services.db, code)).toBe(3333)
  await payRefunds(services)
  const paidBack = bank.calls.filter(({ what }) => what === 'refund').reduce((sum, { amount }) => sum + amount, 0)
  expect(paidBack).toBe((await look(services, uuid)).bill.total)
})

test('what goes back to a gift card that has ended meanwhile can be spent', async () => {
  const code = 'TR-ENDED-TESTS'
  await giveBalance(services, code, 1000)
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await services.db
    .update(coupons)
    .set({ endsOn: addDays(today, 2) })
    .where(eq(coupons.code, code))
  const [voucher] = await vouchersOf(services.db, uuid)
  if (!voucher) throw new Error('one was bought')
  noon(addDays(today, 5))
  await cancelVoucher(services, voucher, why('8'))
  const [coupon] = await services.db.select().from(coupons).where(eq(coupons.code, code))
  expect(coupon?.endsOn).toBe(addDays(today, 95))
})

test('the holder reads with what it was paid, and never the code of a balance', async () => {
  const code = 'TR-SECRET-TESTS'
  await giveBalance(services, code, 1000)
  const { uuid } = await readyPurchase(services, forElena)
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'paid', card: { brand: 'VISA', lastDigits: '0003' } })
  await pay(services, uuid)
  const words = await paidInWords(services, await look(services, uuid), 'es')
  expect(words).toMatch(/0003 y (saldo|tarjeta regalo)$/)
})

test('a refund that the provider refuses stays owed until an operator has paid it', async () => {
  const voucher = await aVoucher(services, bank)
  await cancelVoucher(services, voucher, why('8'))
  const [refund] = await services.db.select().from(refunds).where(eq(refunds.state, 'requested'))
  await settleRefund(services, refund?.uuid ?? '', { state: 'refused', reason: 'closed' })
  expect(await listRefusedRefunds(services)).toMatchObject([{ uuid: refund?.uuid, amount: voucher.value }])
  expect(await markRefundPaid(services, refund?.uuid ?? '')).toMatchObject({ ok: true })
  expect(await markRefundPaid(services, refund?.uuid ?? '')).toMatchObject({ ok: false })
  expect(await listRefusedRefunds(services)).toEqual([])
})

test('changed for another service: a code worth as much pays part of the next purchase, and keeps the rest', async () => {
  const voucher = await aVoucher(services, bank)
  const exchanged = await exchangeVoucher(services, await seen(services, voucher), {
    action: 'convert',
    kind: 'gift-card',
    draft: to('otra@correo.example'),
  })
  if (!exchanged.ok) throw new Error('refused')
  const { code, amount } = exchanged.value
  expect(code).toMatch(/^MO-/)
  expect(amount.amount).toBe(voucher.value)
  expect((await seen(services, voucher)).state).toBe('cancelled')
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  const { bill } = await look(services, uuid)
  const used = -(bill.lines.find(({ kind }) => kind === 'balance')?.amount ?? 0)
  if (bill.total > 0) bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await balanceOf(services.db, code)).toBe(voucher.value - used)
})

test('two addresses that differ are named', async () => {
  const voucher = await aVoucher(services, bank)
  const draft = { email: 'a@correo.example', confirmEmail: 'b@correo.example' }
  expect(
    await exchangeVoucher(services, await seen(services, voucher), { action: 'convert', kind: 'wallet', draft }),
  ).toEqual({
    ok: false,
    error: 'invalid',
    problems: { confirmEmail: 'emailsDiffer' },
  })
})

test('an expired one becomes a gift card for three years, or balance for ever', async () => {
  for (const kind of ['gift-card', 'wallet'] as const) {
    setNow(start)
    const voucher = await aVoucher(services, bank)
    noon(addDays(voucher.expiresOn, 400))
    const draft = to('marta@correo.example')
    expect(
      await exchangeVoucher(services, await seen(services, voucher), { action: 'convert', kind, draft }),
    ).toMatchObject({
      refusal: { why: 'expired', instead: ['exchange'] },
    })
    const exchanged = await exchangeVoucher(services, await seen(services, voucher), {
      action: 'exchange',
      kind,
      draft,
    })
    if (!exchanged.ok) throw new Error('refused')
    const [coupon] = await services.db.select().from(coupons).where(eq(coupons.code, exchanged.value.code))
    const days = kind === 'gift-card' ? 3 * 365 : null
    expect(coupon).toMatchObject({ kind, label: exchanged.value.code })
    expect(coupon?.endsOn === null).toBe(days === null)
    if (kind === 'gift-card') expect(coupon?.endsOn).toBe(addYears(madridDay(services.clock.now()), 3))
  }
})

test('extended once, by its own time and at most 90 days', async () => {
  const voucher = await aVoucher(services, bank)
  const until = addDays(voucher.expiresOn, 90)
  expect(await extendVoucher(services, await seen(services, voucher))).toEqual({ ok: true, value: { until } })
  expect(await seen(services, voucher)).toMatchObject({ expiresOn: until, extendedOn: today, state: 'activated' })
  expect(await extendVoucher(services, await seen(services, voucher))).toMatchObject({
    refusal: { why: 'extended-before' },
  })
})

test('expired at midnight, and valid again when extended within thirty days', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  noon(voucher.expiresOn)
  await expireVouchers(services)
  expect((await seen(services, voucher)).state).toBe('issued')
  noon(addDays(voucher.expiresOn, 1))
  await expireVouchers(services)
  expect((await seen(services, voucher)).state).toBe('expired')
  noon(addDays(voucher.expiresOn, 30))
  expect(await extendVoucher(services, await seen(services, voucher))).toMatchObject({ ok: true })
  expect((await seen(services, voucher)).state).toBe('activated')
})

test('redeemed once: the second time is told when and where the first was', async () => {
  const voucher = await aVoucher(services, bank)
  expect(await redeemVoucher(services, voucher.reference.toLowerCase())).toMatchObject({ ok: true })
  expect(await redeemVoucher(services, voucher.reference)).toMatchObject({
    error: 'refused',
    refusal: { why: 'redeemed', instead: [] },
    first: { at: start, spa: voucher.spaName },
  })
  expect(await redeemVoucher(services, 'SP00000XXX')).toEqual({ ok: false, error: 'unknown' })
  expect(await cancelVoucher(services, await seen(services, voucher), why('8'))).toMatchObject({
    refusal: { why: 'redeemed' },
  })
})

test('who has seen it cheaper may have the price looked at, and keeps the voucher', async () => {
  const voucher = await aVoucher(services, bank)
  expect(await askPriceMatch(services, await seen(services, voucher), ' ')).toMatchObject({
    problems: { website: 'websiteMissing' },
  })
  expect(await askPriceMatch(services, await seen(services, voucher), 'otra.example/ritual')).toEqual({
    ok: true,
    value: null,
  })
  expect(jobs()).toContain('send-price-match')
  expect(await seen(services, voucher)).toEqual(voucher)
})

test('two that are cancelled at once give back the postage once', async () => {
  const issued = await boughtVouchers(services, bank, byPost, 2)
  await Promise.all(issued.map(async ({ uuid }) => cancelVoucher(services, await seen(services, { uuid }), why('8'))))
  await payRefunds(services)
  const paidBack = bank.calls.filter(({ what }) => what === 'refund').reduce((sum, { amount }) => sum + amount, 0)
  expect(paidBack).toBe((await look(services, issued[0]?.purchaseUuid ?? '')).bill.total)
})
