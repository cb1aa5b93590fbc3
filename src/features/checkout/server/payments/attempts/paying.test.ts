import { beforeEach, expect, test } from 'vitest'
import { isOfferValidOn } from '#features/catalogue/rules/services/offer.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { failureCodes } from '#features/checkout/rules/payments/failure-code.ts'
import { peekBill } from '#features/checkout/server/purchases/bill/peek-bill.ts'
import { blockedCards } from '#features/checkout/server/schema/payments.ts'
import { addDays } from '#platform/time/dates.ts'
import { paymentScene } from '#tests/builders/a-payment.ts'
import { look, pay, payShown, readyPurchase, someGoods } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts'
import { isCardBlocked } from './blocked-card.ts'
import { resumePayment } from './resume-payment.ts'
import { startPayment } from './start-payment.ts'

const { services, bank, queued, later, setNow, begin, attemptOf, vouchersOf } = await paymentScene()

beforeEach(begin)

test('a paid purchase has its voucher, and its buyer is written to', async () => {
  const { uuid, bill } = await readyPurchase(services)
  bank.willSay({ state: 'paid', card: { brand: 'VISA', lastDigits: '0003' } })
  expect(await pay(services, uuid)).toEqual({ ok: true, value: { state: 'paid' } })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
  const [voucher] = await vouchersOf(uuid)
  expect(voucher).toMatchObject({
    state: 'activated',
    value: bill.total,
    isGift: false,
    beneficiaryEmail: 'marta@correo.example',
  })
  expect(voucher?.reference).toMatch(/^SP\d{5}[A-Z]{3}$/)
  expect(queued).toEqual([{ job: 'send-order', payload: { purchase: uuid } }])
})

test('each unit is a voucher, and their values add up to what was paid', async () => {
  const { uuid, bill } = await readyPurchase(services, {}, someGoods(services, 3))
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const issued = await vouchersOf(uuid)
  expect(issued).toHaveLength(3)
  expect(issued.reduce((sum, { value }) => sum + value, 0)).toBe(bill.total)
  expect(new Set(issued.map(({ reference }) => reference)).size).toBe(3)
})

test('a gift waits for its holder, and its e-mail for its day', async () => {
  const gift = { isGift: 'yes', beneficiaryName: 'Elena', beneficiaryEmail: 'elena@correo.example', message: 'Para ti' }
  const { uuid } = await readyPurchase(services, { ...gift, delivery: 'later', deliverOn: '2026-12-24' })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await vouchersOf(uuid)).toMatchObject([
    { state: 'issued', isGift: true, beneficiaryName: 'Elena', message: 'Para ti' },
  ])
  expect(queued).toContainEqual({
    job: 'send-gift',
    payload: { purchase: uuid },
    notBefore: new Date('2026-12-24T08:00:00+01:00'),
  })
})

test('a card that is refused, with whatever code, can be tried again under another name', async () => {
  for (const code of failureCodes) {
    const { uuid, nextOrder } = await readyPurchase(services)
    bank.willSay({ state: 'failed', code })
    expect(await pay(services, uuid), code).toEqual({ ok: true, value: { state: 'failed' } })
    expect(await attemptOf(uuid)).toMatchObject({ state: 'failed', code, order: nextOrder })
    const again = await look(services, uuid)
    expect(again, code).toMatchObject({ state: 'ready' })
    expect(again.nextOrder, code).not.toBe(nextOrder)
    bank.willSay({ state: 'paid' })
    await pay(services, uuid)
    expect(await look(services, uuid), code).toMatchObject({ state: 'confirmed' })
  }
})

test('0174 blocks the card for 72 hours, by its token', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: '0174', card: { key: 'token-of-a-card' } })
  await pay(services, uuid)
  const [blocked] = await services.db.select().from(blockedCards)
  expect(blocked).toEqual({ cardKey: 'token-of-a-card', until: new Date('2026-11-18T12:00:00+01:00') })
  const isBlockedAt = (instant: string) => {
    setNow(new Date(instant))
    return isCardBlocked(services, 'token-of-a-card')
  }
  expect(await isBlockedAt('2026-11-18T11:59:59+01:00')).toBe(true)
  expect(await isBlockedAt('2026-11-18T12:00:00+01:00')).toBe(false)
  expect(await isCardBlocked(services, 'another')).toBe(false)
})

test('a challenge is waited for, and its answer ends it', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({
    state: 'waiting',
    for: { kind: 'challenge', url: 'https://bank.example', fields: {} },
    memo: { id: '7' },
  })
  await pay(services, uuid)
  const { order } = await attemptOf(uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  bank.willSay({ state: 'paid' })
  expect(await resumePayment(services, order, { kind: 'challenge', response: 'ok' })).toEqual({ state: 'paid' })
  expect(await attemptOf(uuid)).toMatchObject({ state: 'paid', memo: { id: '7' }, requiredAction: null })
  expect(await vouchersOf(uuid)).toHaveLength(1)
})

test.each([{ state: 'paid' }, { state: 'failed', code: '0190' }] as const)(
  'facts about the browser are removed when the payment has $state',
  async (ending) => {
    const { uuid } = await readyPurchase(services)
    const memo = { transaction: '7', token: 'once', browser: '{"address":"203.0.113.9"}' }
    bank.willSay({ state: 'waiting', for: { kind: 'challenge', url: 'https://bank.example', fields: {} }, memo })
    await pay(services, uuid)
    const { order } = await attemptOf(uuid)
    expect((await attemptOf(uuid)).memo).toEqual(memo)
    bank.willSay(ending)
    await resumePayment(services, order, { kind: 'challenge', response: 'ok' })
    expect((await attemptOf(uuid)).memo).toEqual({ transaction: '7' })
  },
)

test('two clicks are one payment', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  const answers = await Promise.all([pay(services, uuid), pay(services, uuid)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(bank.calls.filter(({ what }) => what === 'begin')).toHaveLength(1)
  expect(await vouchersOf(uuid)).toHaveLength(1)
})

test('nothing but the bill that was seen is charged', async () => {
  const { uuid, bill } = await readyPurchase(services)
  const cheaper = { ...bill, total: 1, lines: [{ kind: 'goods' as const, amount: 1 }] }
  const input = { method: 'paypal' as const }
  expect(await startPayment(services, await look(services, uuid), { input, seen: billKey(cheaper) })).toEqual({
    ok: false,
    error: 'bill-changed',
  })
  expect(bank.calls).toEqual([])
})

test('a price that changes between two steps is shown before it is charged', async () => {
  const { spas, services: all } = services.catalogue.current()
  const sale = [...all.values()].find((service) => {
    const spa = spas.get(service.spaUuid)
    return spa && !whyNotForSale(service, spa) && service.offers.some((offer) => isOfferValidOn(offer, '2026-11-15'))
  })
  if (!sale) throw new Error('the demo catalogue has changed')
  const items = [{ serviceUuid: sale.uuid, pax: sale.capacity.minimum, units: 1 }]
  const { uuid, bill } = await readyPurchase(services, {}, { spaUuid: sale.spaUuid, items })
  const end =
    sale.offers
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? ''
  setNow(new Date(`${addDays(end, 1)}T12:00:00+01:00`))
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
  expect(bank.calls).toEqual([])
  expect((await look(services, uuid)).bill).toEqual(bill)
  const { purchase: now } = await peekBill(services, await look(services, uuid))
  expect(now.bill.total).toBeGreaterThan(bill.total)
  bank.willSay({ state: 'paid' })
  expect(await payShown(services, uuid)).toMatchObject({ ok: true })
  expect(bank.calls).toMatchObject([{ amount: now.bill.total }])
  expect((await look(services, uuid)).bill).toEqual(now.bill)
})

test('a method of another country is refused', async () => {
  const { uuid } = await readyPurchase(services)
  expect(await pay(services, uuid, { method: 'mbway', phone: '912345678' })).toEqual({
    ok: false,
    error: 'method-wrong',
  })
})

test('an answer that was lost is asked for, and found paid', async () => {
  expectLogged(/payment left open/)
  const { uuid } = await readyPurchase(services)
  bank.willSay(new Error('time-out'))
  expect(await pay(services, uuid)).toEqual({ ok: true, value: { state: 'unknown' } })
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  // Nobody asks while the call may still be under way.
  await reconcilePayments(services)
  expect(bank.calls).toHaveLength(1)
  later(2)
  bank.willSay({ state: 'paid' })
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})
