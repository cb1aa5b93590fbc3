import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { applyCoupon, removeCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { expirePurchases } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { senderContext, servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { look, readyPurchase } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { actOnPayment } from './act-on-payment.ts'

const { services, bank, setNow } = await testServices()
await giveCoupon(services, { code: 'DIEZ' })
const sender = '2a02:9001:0000:0000:0000:0000:0000:0001'

/** As the page that shows this purchase would send it. */
async function send({ uuid, bill }: Purchase, fields: Record<string, string>) {
  const purchase = await look(services, uuid)
  const shown = formatMoney({ amount: bill.total, currency: bill.currency })
  const body = new URLSearchParams({ terms: 'yes', seen: billKey(bill), shown, ...fields })
  const request = new Request('https://calmaria.example/', { method: 'POST', body })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '2a02:9001:0:0::/64' })
  context.set(senderContext, sender)
  try {
    const page = { services, purchase, reader: readerOf(services, { pathname: '/' }) }
    const { data, init } = await actOnPayment(page, { request, context })
    return { status: init?.status, data, to: null }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { status: thrown.status, data: null, to: thrown.headers.get('Location') }
  }
}

const byCard = { method: 'card', token: 'a-token-of-redsys' }

test('a bank is told the whole address of the buyer', async () => {
  bank.willSay({ state: 'paid' })
  const asked: unknown[] = []
  const { begin } = bank.provider
  bank.provider.begin = async (facts, given) => {
    asked.push(given)
    return begin(facts, given)
  }
  expect((await send(await readyPurchase(services), byCard)).to).toMatch(/confirmation\/$/)
  expect(asked).toMatchObject([{ browser: { address: sender } }])
})

test('a code taken off in another window changes the bill: both amounts are told, and the new one can be paid', async () => {
  const { uuid, bill } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'DIEZ')
  const seen = await look(services, uuid)
  await removeCoupon(services, uuid, 'DIEZ')
  const { status, data } = await send(seen, byCard)
  const after = formatMoney({ amount: bill.total, currency: bill.currency })
  const before = formatMoney({ amount: seen.bill.total, currency: bill.currency })
  expect(before).not.toBe(after)
  expect({ status, data }).toMatchObject({
    status: 409,
    data: { notBegun: 'bill-changed', changed: { before, after } },
  })
  const now = await look(services, uuid)
  expect(now.nextOrder).not.toBe(seen.nextOrder)
  bank.willSay({ state: 'paid' })
  expect((await send(now, byCard)).to).toMatch(/confirmation\/$/)
})

test('what is no amount is not said again', async () => {
  const purchase = await readyPurchase(services)
  const { data } = await send(purchase, { ...byCard, seen: 'another', shown: 'nothing at all' })
  expect(data?.changed?.before).toMatch(/^\d+,\d\d\s€$/)
})

test('another try of a card has another order number', async () => {
  const purchase = await readyPurchase(services)
  expect(await send(purchase, { ...byCard, token: '-1' })).toMatchObject({ status: 400, data: { problem: 'cardData' } })
  expect(await send(purchase, { intent: 'retry' })).toMatchObject({ status: 303, to: expect.stringMatching(/#pay$/) })
  expect((await look(services, purchase.uuid)).nextOrder).not.toBe(purchase.nextOrder)
})

test('while it is being paid its order number stays', async () => {
  const purchase = await readyPurchase(services)
  bank.willSay({ state: 'waiting', for: { kind: 'confirmation' } })
  await send(purchase, byCard)
  const paying = await look(services, purchase.uuid)
  await send(paying, { intent: 'retry' })
  expect((await look(services, purchase.uuid)).nextOrder).toBe(paying.nextOrder)
})

test('a page left open too long leads to the one that says so', async () => {
  const purchase = await readyPurchase(services)
  setNow(new Date(services.clock.now().getTime() + 2 * 60 * 60_000))
  await expirePurchases(services)
  expect(await send(purchase, byCard)).toMatchObject({ status: 303, to: expect.stringMatching(/\/confirmation\/$/) })
})

const atPaypal = { state: 'waiting', for: { kind: 'redirect', url: 'https://paypal.example/yes' } } as const

test.each([
  ['paypal', byCard, 'checkout/payment/?instead=card'],
  ['paypal', { method: 'bizum' }, 'checkout/payment/?instead=bizum'],
  ['card', byCard, 'checkout/payment/?instead=card'],
] as const)('with %s open in another tab, %o asks which one to go on with', async (open, sent, to) => {
  const purchase = await readyPurchase(services)
  bank.willSay(atPaypal)
  await send(purchase, open === 'card' ? byCard : { method: open })
  const before = bank.calls.length
  expect(await send(purchase, sent)).toMatchObject({ status: 303, to: `/voucher/${purchase.uuid}/${to}` })
  expect(bank.calls).toHaveLength(before)
})

test('the same way sent twice, as by a double click, is gone on with', async () => {
  const purchase = await readyPurchase(services)
  bank.willSay(atPaypal)
  await send(purchase, { method: 'paypal' })
  expect(await send(purchase, { method: 'paypal' })).toMatchObject({ to: atPaypal.for.url })
})
