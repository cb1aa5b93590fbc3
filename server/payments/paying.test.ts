import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isOfferValidOn } from '#domain/catalogue/offer.ts'
import { addDays } from '#domain/dates.ts'
import { failureCodes } from '#domain/payments/failure-code.ts'
import { billKey } from '#domain/pricing/purchase-lines.ts'
import { whyNotForSale } from '#server/catalogue/service-sale.ts'
import { blockedCards, paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import { expirePurchases } from '#server/purchases/expire-purchases.ts'
import { paymentScene } from '#tests/a-payment.ts'
import { look, pay, readyPurchase, someGoods } from '#tests/a-purchase.ts'
import { abandonPayment } from './abandon-payment.ts'
import { beginPayment } from './begin-payment.ts'
import { isCardBlocked } from './blocked-card.ts'
import { payRefunds } from './pay-refunds.ts'
import { receiveNotification } from './receive-notification.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { resumePayment } from './resume-payment.ts'

const { services, bank, queued, later, setNow, begin, attemptOf } = await paymentScene()

beforeEach(begin)

const vouchersOf = (purchaseUuid: string) =>
  services.db.select().from(vouchers).where(eq(vouchers.purchaseUuid, purchaseUuid)).orderBy(vouchers.position)
const refundsOf = async (purchaseUuid: string) =>
  (
    await services.db
      .select({ amount: refunds.amount, reason: refunds.reason, state: refunds.state })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(refunds.attemptUuid, paymentAttempts.uuid))
      .where(eq(paymentAttempts.purchaseUuid, purchaseUuid))
  ).map((refund) => refund)

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

test('a gift waits for its holder, and its letter for its day', async () => {
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

test.each(failureCodes)('a card that is refused with %s can be tried again under another name', async (code) => {
  const { uuid, nextOrder } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code })
  expect(await pay(services, uuid)).toEqual({ ok: true, value: { state: 'failed' } })
  expect(await attemptOf(uuid)).toMatchObject({ state: 'failed', code, order: nextOrder })
  const again = await look(services, uuid)
  expect(again).toMatchObject({ state: 'ready' })
  expect(again.nextOrder).not.toBe(nextOrder)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
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
  expect(await attemptOf(uuid)).toMatchObject({ state: 'paid', memo: { id: '7' }, wanted: null })
  expect(await vouchersOf(uuid)).toHaveLength(1)
})

test.each([{ state: 'paid' }, { state: 'failed', code: '0190' }] as const)(
  'what a browser said of itself is forgotten when the payment has $state',
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
  const given = { method: 'paypal' as const }
  expect(await beginPayment(services, uuid, { given, seen: billKey(cheaper) })).toEqual({
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
  const now = await look(services, uuid)
  expect(now.bill.total).toBeGreaterThan(bill.total)
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  expect(bank.calls).toMatchObject([{ amount: now.bill.total }])
})

test('a method of another country is refused', async () => {
  const { uuid } = await readyPurchase(services)
  expect(await pay(services, uuid, { method: 'mbway', phone: '912345678' })).toEqual({
    ok: false,
    error: 'method-wrong',
  })
})

test('an answer that was lost is asked for, and found paid', async () => {
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

test('a notification that comes twice, and after the answer, changes nothing', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const { order, amount } = await attemptOf(uuid)
  bank.willNotify({
    event: 'e1',
    order,
    about: 'payment',
    step: { state: 'paid' },
    amount: { amount, currency: 'EUR' },
  })
  const message = { headers: {}, body: '' }
  expect(await receiveNotification(services, 'redsys', message)).toEqual({ ok: true, value: null })
  expect(await receiveNotification(services, 'redsys', message)).toEqual({ ok: true, value: null })
  expect(await vouchersOf(uuid)).toHaveLength(1)
  expect(await refundsOf(uuid)).toEqual([])
})

test.each([
  ['forged', null, 'not-genuine'],
  ['about another amount', { amount: 1 }, 'not-ours'],
  ['in another currency', { currency: 'USD' }, 'not-ours'],
  ['about an order that is nobody’s', { order: '0000AAAAAAAA' }, 'not-ours'],
])('a notification that is %s is refused and changes nothing', async (_, changes, error) => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } })
  await pay(services, uuid, { method: 'paypal' })
  const { order, amount } = await attemptOf(uuid)
  const { order: other, ...money } = { order, amount, currency: 'EUR', ...changes }
  bank.willNotify(changes && { event: 'e2', order: other, about: 'payment', step: { state: 'paid' }, amount: money })
  expect(await receiveNotification(services, 'redsys', { headers: {}, body: '' })).toEqual({ ok: false, error })
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
})

test('a refusal that is told before the success does not keep the voucher back', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: '0190' })
  await pay(services, uuid)
  const { order, amount } = await attemptOf(uuid)
  bank.willNotify({
    event: 'e3',
    order,
    about: 'payment',
    step: { state: 'paid' },
    amount: { amount, currency: 'EUR' },
  })
  await receiveNotification(services, 'redsys', { headers: {}, body: '' })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

test('money that comes a second time goes back', async () => {
  const { uuid, bill } = await readyPurchase(services)
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } })
  await pay(services, uuid, { method: 'paypal' })
  const first = await attemptOf(uuid)
  bank.willSay({ state: 'none' })
  await abandonPayment(services, uuid)
  later(1)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const amount = { amount: first.amount, currency: 'EUR' }
  bank.willNotify({ event: 'e4', order: first.order, about: 'payment', step: { state: 'paid' }, amount })
  await receiveNotification(services, 'redsys', { headers: {}, body: '' })
  expect(await vouchersOf(uuid)).toHaveLength(1)
  expect(await refundsOf(uuid)).toEqual([{ amount: bill.total, reason: 'paid-twice', state: 'requested' }])
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
})

test('a refund whose answer was lost is asked for again with the same key, not before the first call is over', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: '0190' }, { state: 'paid' })
  await pay(services, uuid)
  const { order, amount } = await attemptOf(uuid)
  later(1)
  await pay(services, uuid)
  bank.willNotify({
    event: 'e5',
    order,
    about: 'payment',
    step: { state: 'paid' },
    amount: { amount, currency: 'EUR' },
  })
  await receiveNotification(services, 'redsys', { headers: {}, body: '' })
  bank.willSayOfRefund(new Error('time-out'), { state: 'refunded' })
  await payRefunds(services)
  await payRefunds(services)
  expect(bank.calls.filter(({ what }) => what === 'refund')).toHaveLength(1)
  later(3)
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
})

test('an abandoned purchase ends, and money that comes later still buys it', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: '0190' })
  await pay(services, uuid)
  const { order, amount } = await attemptOf(uuid)
  later(61)
  await expirePurchases(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'expired' })
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'closed' })
  bank.willNotify({
    event: 'e6',
    order,
    about: 'payment',
    step: { state: 'paid' },
    amount: { amount, currency: 'EUR' },
  })
  await receiveNotification(services, 'redsys', { headers: {}, body: '' })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})
