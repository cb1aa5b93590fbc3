import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingKind } from '#features/bookings/kind.ts'
import { acceptRequest, declineRequest } from '#features/bookings/server/requests/answer-request.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { purchaseWithdrawn } from '#features/checkout/emails/purchase-withdrawn.ts'
import type { DisputeState } from '#features/checkout/rules/payments/dispute.ts'
import type { FulfilByJob } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { fulfilPaidPurchase, undoOrder } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingOf, boughtBooking, readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { look, pay } from '#tests/builders/a-purchase.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { lastAttemptOf } from '../attempts/attempt-row.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { requestRefund } from '../refunds/refund-purchase.ts'
import { closeDispute, listDisputes, releaseDispute } from './list-disputes.ts'
import { settleDispute } from './settle-dispute.ts'

const { services, bank, queued, emails, setNow } = await testServices()
const start = services.clock.now()
const [atOnce, asked] = someServices(services)
if (!asked || !atOnce) throw new Error('the demo catalogue is empty')
const cabin = await makeBookable(services, asked.uuid, { mode: 'request' })
const other = await makeBookable(services, atOnce.uuid)
const request = { serviceUuid: asked.uuid, day: '2026-12-03', time: '17:00', pax: asked.capacity.minimum }
const hour = { ...request, serviceUuid: atOnce.uuid, pax: atOnce.capacity.minimum }

beforeEach(async () => {
  allowLogged(/payment disputed/)
  setNow(start)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  await services.db.delete(refunds)
  for (const { uuid } of await listDisputes(services)) await releaseDispute(services, uuid)
  queued.length = 0
  emails.length = 0
})

async function tell(uuid: string, state: Extract<DisputeState, 'open' | 'lost' | 'released'>) {
  const attempt = await lastAttemptOf(services.db, uuid)
  if (!attempt) throw new Error('no attempt')
  await settleDispute(services, attempt, { name: `D-${uuid}`, kind: 'dispute', state })
}

async function decide(how: typeof closeDispute) {
  const [dispute] = await listDisputes(services)
  expect(await how(services, dispute?.uuid ?? '')).toMatchObject({ ok: true })
}

/** What has become of an hour that was asked for, once its jobs have run: the booking, the purchase, its refunds. */
async function outcomeOf(uuid: string) {
  await fulfilPaidPurchase(services, uuid)
  await undoOrder(services, uuid)
  const owed = await services.db.select({ amount: refunds.amount }).from(refunds)
  return [(await bookingOf(services, uuid)).state, (await look(services, uuid)).state, owed.length]
}

const spaMails = () =>
  queued.flatMap(({ job, payload }) => (job === 'send-spa-booking' ? [(payload as { mail: string }).mail] : []))

test.each([
  ['accepts', acceptRequest, 'accepted', 'failed', ['request', 'failed']],
  ['declines', declineRequest, 'declined', 'declined', ['request']],
] as const)(
  'the spa %s while the bank is looking at the payment: it is lost, and nothing is confirmed or refunded',
  async (_, answer, meanwhile, end, told) => {
    const { uuid } = await boughtBooking(services, bank, request)
    await tell(uuid, 'open')
    expect(await answer(services, uuid)).toMatchObject({ ok: true })
    expect(await outcomeOf(uuid)).toEqual([meanwhile, 'confirming', 0])
    await tell(uuid, 'lost')
    await decide(closeDispute)
    expect(await outcomeOf(uuid)).toEqual([end, 'failed', 0])
    expect([await claimsOn(services, cabin.uuid), spaMails()]).toEqual([[], told])
  },
)

test.each([
  ['accepts', acceptRequest, 'confirmed', 'confirmed', 0],
  ['declines', declineRequest, 'declined', 'failed', 1],
] as const)(
  'the spa %s meanwhile, and the dispute is won: it goes on as it would have',
  async (_, answer, state, purchase, refunded) => {
    const { uuid } = await boughtBooking(services, bank, request)
    await tell(uuid, 'open')
    await answer(services, uuid)
    queued.length = 0
    await tell(uuid, 'released')
    expect(queued).toMatchObject([{ job: 'fulfil-purchase', payload: { purchase: uuid } }])
    expect(await outcomeOf(uuid)).toEqual([state, purchase, refunded])
  },
)

test('lost before the spa has answered: it is told that nobody comes, and can not accept any more', async () => {
  const { uuid } = await boughtBooking(services, bank, request)
  await tell(uuid, 'lost')
  await decide(closeDispute)
  expect(await outcomeOf(uuid)).toEqual(['lapsed', 'failed', 0])
  expect(spaMails()).toEqual(['request', 'lapsed'])
  expect(await acceptRequest(services, uuid)).toEqual({ ok: false, error: 'answered' })
  expect(await look(services, uuid)).toMatchObject({ failureReason: 'reversed', disputedAt: null })
})

test('its buyer is written once, in their language, and not that money comes back', async () => {
  const { uuid } = await boughtBooking(services, bank, request)
  await tell(uuid, 'lost')
  await decide(closeDispute)
  const told = queued.filter(({ job }) => job === 'send-purchase-withdrawn')
  expect([told.length, queued.some(({ job }) => job === 'send-purchase-failed')]).toEqual([1, false])
  for (const _ of [1, 2]) await purchaseWithdrawn.job.run(services, told[0]?.payload)
  expect(emails).toMatchObject([{ to: { email: 'marta@correo.example' } }])
  expect(emails[0]?.subject).toMatch(/^Hemos anulado tu compra: /)
  expect(emails[0]?.text).toContain('el banco ya lo ha recuperado')
  expect(emails[0]?.text).not.toContain('Te devolvemos')
})

async function paidFor(goods: typeof hour) {
  const uuid = await readyBooking(services, goods)
  bank.willSay({ state: 'paid' })
  expect((await pay(services, uuid)).ok).toBe(true)
  return uuid
}

test('disputed while the goods are being confirmed: the yes is not written, and is asked for again once it is won', async () => {
  const uuid = await paidFor(hour)
  const fulfilment = bookingKind.fulfilment as FulfilByJob
  const fulfil: typeof fulfilment.fulfil = async (...order) => {
    const answer = await fulfilment.fulfil(...order)
    await tell(uuid, 'open')
    return answer
  }
  const kinds = { ...services.kinds, booking: { ...bookingKind, fulfilment: { ...fulfilment, fulfil } } }
  await fulfilPaidPurchase({ ...services, kinds }, uuid)
  expect((await look(services, uuid)).state).toBe('confirming')
  await tell(uuid, 'released')
  expect(await outcomeOf(uuid)).toEqual(['confirmed', 'confirmed', 0])
  expect(await claimsOn(services, other.uuid)).toHaveLength(1)
})

test('a dispute that is heard of before its payment keeps what is paid then from being confirmed', async () => {
  const uuid = await readyBooking(services, hour)
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://bank.example/' } })
  await pay(services, uuid, { method: 'paypal' })
  await tell(uuid, 'lost')
  const attempt = await lastAttemptOf(services.db, uuid)
  await settleAttempt(services, attempt?.order ?? '', { state: 'paid' })
  await fulfilPaidPurchase(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirming', disputedAt: start })
  await decide(closeDispute)
  await undoOrder(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'reversed' })
  expect(queued.map(({ job }) => job)).toContain('release-hold')
  expect(await services.db.select().from(refunds)).toEqual([])
})

test('a dispute about a payment that was refused keeps nothing that another one pays', async () => {
  const uuid = await readyBooking(services, hour)
  bank.willSay({ state: 'failed', code: '0190' })
  await pay(services, uuid)
  await tell(uuid, 'open')
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect((await look(services, uuid)).disputedAt).toBe(null)
  expect(await outcomeOf(uuid)).toEqual(['confirmed', 'confirmed', 0])
})

test('what a bank has taken back is never refunded, whoever asks for it', async () => {
  const uuid = await paidFor(hour)
  await tell(uuid, 'lost')
  await decide(closeDispute)
  const [attempt] = await services.db.select().from(paymentAttempts).where(eq(paymentAttempts.purchaseUuid, uuid))
  if (!attempt) throw new Error('no attempt')
  expect(await services.db.transaction((tx) => requestRefund(services, tx, attempt, attempt.amount, 'x'))).toBe(null)
})
