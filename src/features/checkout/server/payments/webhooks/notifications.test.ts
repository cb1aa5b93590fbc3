import { beforeEach, expect, test, vi } from 'vitest'
import { expirePurchases } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import { paymentScene } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import { abandonPayment } from '../attempts/abandon-payment.ts'
import { payRefunds } from '../refunds/pay-refunds.ts'
import { receiveNotification } from './receive-notification.ts'

const { services, bank, later, begin, attemptOf, vouchersOf, refundsOf, tell } = await paymentScene()

beforeEach(begin)

test('a notification that comes twice, and after the answer, changes nothing', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  expect(await tell(attempt)).toEqual({ ok: true, value: null })
  expect(await tell(attempt)).toEqual({ ok: true, value: null })
  expect(await vouchersOf(uuid)).toHaveLength(1)
  expect(await refundsOf(uuid)).toEqual([])
})

const heard = { ok: true, value: null }

test.each([
  ['forged', null, { ok: false, error: 'not-genuine' }],
  ['theirs and about something else', 'other' as const, heard],
  ['about another amount', { amount: 1 }, heard],
  ['in another currency', { currency: 'USD' }, heard],
  ['about an order that is nobody’s', { order: '0000AAAAAAAA' }, heard],
])('a notification that is %s changes nothing', async (_, changes, answer) => {
  allowLogged(/notification of another amount than was asked for|money for an order that is not known/)
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } })
  await pay(services, uuid, { method: 'paypal' })
  const attempt = await attemptOf(uuid)
  if (changes === null || changes === 'other') bank.willNotify(changes)
  else {
    const { order, ...money } = { order: attempt.order, amount: attempt.amount, currency: 'EUR', ...changes }
    bank.willNotify({ event: 'e2', order, about: 'payment', outcome: { state: 'paid' }, amount: money })
  }
  expect(await receiveNotification(services, 'redsys', { headers: {}, body: '' })).toEqual(answer)
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
})

test('a refusal that is told before the success does not keep the voucher back', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: '0190' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  await tell(attempt)
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
  await tell(first)
  expect(await vouchersOf(uuid)).toHaveLength(1)
  expect(await refundsOf(uuid)).toEqual([{ amount: bill.total, reason: 'paid-twice', state: 'requested' }])
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
})

test('a refund whose answer was lost is asked for again with the same key, not before the first call is over', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: '0190' }, { state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  later(1)
  await pay(services, uuid)
  await tell(attempt)
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
  const attempt = await attemptOf(uuid)
  later(61)
  await expirePurchases(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'expired' })
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'closed' })
  await tell(attempt)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

const dispute = { name: 'dp_1', kind: 'dispute', state: 'open' } as const
const unknown = { event: 'e-1', about: 'dispute', order: null, transactionId: 'pi_unknown', dispute } as const
const gone = {
  event: 'e-2',
  about: 'payment',
  order: '0000AAAAAAAA',
  amount: { amount: 5000, currency: 'EUR' },
} as const
const paid = { ...gone, outcome: { state: 'paid' } } as const
const authorized = { ...gone, outcome: { state: 'authorized' } } as const
const refused = { ...gone, outcome: { state: 'failed', code: '0190' } } as const
const body = (type: string) =>
  JSON.stringify({ id: 'evt_1', type, data: { object: { email: 'marta@correo.example' } } })

test.each([
  ['of another kind', 'other', body('payout.paid'), 'info', 'payout.paid'],
  ['without a name', 'other', 'Ds_Order=1', 'info', 'unnamed'],
  ['of a dispute that can not be read', 'other', body('charge.dispute.created'), 'error', 'charge.dispute.created'],
  ['of a reversal that can not be read', 'other', '{"event_type":"PAYMENT.CAPTURE.REVERSED"}', 'error', 'REVERSED'],
  ['of money for an order that is not known', paid, '', 'error', '0000AAAAAAAA'],
  ['of money that is kept for an order that is not known', authorized, '', 'error', '0000AAAAAAAA'],
  ['of a refusal for an order that is not known', refused, '', 'info', 'not ours'],
  ['of a dispute about nothing of ours', unknown, body('charge.dispute.created'), 'error', 'dispute'],
] as const)('a genuine message %s is logged', async (_, notification, said, level, words) => {
  allowLogged(/dispute about a payment that is not known/)
  allowLogged(/message of a dispute that could not be read/)
  allowLogged(/money for an order that is not known/)
  const logs = { info: vi.spyOn(services.log, 'info'), error: vi.spyOn(services.log, 'error') }
  bank.willNotify(notification)
  expect(await receiveNotification(services, 'redsys', { headers: {}, body: said })).toMatchObject({ ok: true })
  expect(JSON.stringify(logs[level].mock.calls)).toContain(words)
  expect(JSON.stringify(logs[level].mock.calls)).not.toContain('@')
  vi.restoreAllMocks()
})
