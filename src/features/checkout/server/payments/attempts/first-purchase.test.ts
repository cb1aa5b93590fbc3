import { beforeEach, expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { peekBill } from '#features/checkout/server/purchases/bill/peek-bill.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { paymentScene, said } from '#tests/builders/a-payment.ts'
import { look, openPayment, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { abandonPayment } from './abandon-payment.ts'

const { services, bank, later, begin, attemptOf, refundsOf, tell } = await paymentScene()

let number = 0
let buyer = { email: '', confirmEmail: '' }

beforeEach(async () => {
  await begin()
  bank.provider.begin = async () => said.redirect
  const email = `buyer${++number}@correo.example`
  buyer = { email, confirmEmail: email }
})

const welcome = (code: string) => giveCoupon(services, { code, percent: 5, firstPurchaseOnly: buyer.email })

async function readyWith(code: string | null) {
  const { uuid } = await readyPurchase(services, buyer)
  if (code) expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  return uuid
}

const click = (uuid: string) => pay(services, uuid, { method: 'paypal' })

test('of purchases that are paid at once with one welcome, one has it, and the others are told before', async () => {
  await welcome('HELLO1')
  const uuids = await Promise.all([1, 2, 3].map(() => readyWith('HELLO1')))
  const clicks = await Promise.all(uuids.map(click))
  expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
  expect(clicks.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, error: 'bill-changed' }))
  const shown = async (uuid: string) => (await peekBill(services, await look(services, uuid))).purchase.couponCode
  const states = await Promise.all(uuids.map(shown))
  expect(states.toSorted()).toEqual(['HELLO1', null, null])
})

test('two welcome codes of one address are one', async () => {
  await Promise.all(['HELLO2', 'HELLO3'].map(welcome))
  const uuids = await Promise.all(['HELLO2', 'HELLO3'].map(readyWith))
  const clicks = await Promise.all(uuids.map(click))
  expect(clicks.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

test('while another purchase of the address is being paid this is not the first, and its buyer is told', async () => {
  await welcome('HELLO4')
  const second = await readyWith('HELLO4')
  await click(await readyWith(null))
  expect(await openPayment(services, second)).toMatchObject({
    lost: [{ code: 'HELLO4', couponError: 'reached-usage-limit' }],
  })
})

/** Paid at the provider after we had given it up, and after a second one had begun with the same code. */
async function givenUpThenAnother(code: string) {
  const first = await readyWith(code)
  await click(first)
  const late = await attemptOf(first)
  bank.willSay(said.nothing)
  await abandonPayment(services, first)
  later(1)
  const second = await readyWith(code)
  await click(second)
  return { first, late, second, onTime: await attemptOf(second) }
}

test('money that comes late for a second welcome goes back', async () => {
  await welcome('HELLO5')
  const { first, late, second, onTime } = await givenUpThenAnother('HELLO5')
  await tell(onTime)
  await tell(late)
  expect(await look(services, second)).toMatchObject({ state: 'confirmed' })
  expect(await refundsOf(second)).toEqual([])
  expect(await look(services, first)).toMatchObject({ state: 'ready' })
  expect(await refundsOf(first)).toMatchObject([{ amount: late.amount, reason: 'came-too-late' }])
})

test('a welcome that was begun first is honoured, whatever was bought without one meanwhile', async () => {
  await welcome('HELLO6')
  const first = await readyWith('HELLO6')
  await click(first)
  const attempt = await attemptOf(first)
  const other = await readyWith(null)
  bank.provider.begin = async () => ({ state: 'paid' })
  await pay(services, other)
  await tell(attempt)
  expect(await look(services, first)).toMatchObject({ state: 'confirmed', couponCode: 'HELLO6' })
  expect(await refundsOf(first)).toEqual([])
})
