import { beforeEach, expect, test } from 'vitest'
import { newsletterSubscriptions } from '#server/db/schema/newsletter.ts'
import { reconcilePayments } from '#server/payments/reconcile-payments.ts'
import { draft, look, pay, readyPurchase, someGoods } from '#tests/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { listPostalOrders, markPosted } from './postal-orders.ts'
import { saveBuyer } from './save-buyer.ts'
import { sendGift } from './send-gift.ts'
import { sendOrder } from './send-order.ts'
import { sendReference } from './send-reference.ts'
import { sendUndone } from './send-undone.ts'

const { services, bank, queued, letters, setNow } = await testServices()
beforeEach(() => {
  setNow(new Date('2026-11-15T12:00:00+01:00'))
  letters.length = 0
  queued.length = 0
})

const gift = {
  isGift: 'yes',
  beneficiaryName: 'Elena',
  beneficiaryEmail: 'elena@correo.example',
  message: 'Para ti <3',
}

test('the buyer gets the confirmation with every voucher, once', async () => {
  const { uuid } = await readyPurchase(services, {}, someGoods(services, 2))
  bank.willSay({ state: 'paid', card: { brand: 'VISA', lastDigits: '0003' } })
  await pay(services, uuid)
  await sendOrder(services, { purchase: uuid })
  await sendOrder(services, { purchase: uuid })
  expect(letters).toHaveLength(1)
  const [letter] = letters
  expect(letter).toMatchObject({ to: { email: 'marta@correo.example' }, language: 'es' })
  expect(letter?.attachments.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^SP.*\.pdf$/),
    expect.stringMatching(/^SP.*\.pdf$/),
  ])
  expect(letter?.text).toContain('0003')
  expect(letter?.text).toContain('29 de noviembre de 2026')
  const { locator } = await look(services, uuid)
  expect(letter?.text).toContain(locator)
})

test('who changes the language on the way is written to in the new one', async () => {
  const { uuid } = await readyPurchase(services)
  await saveBuyer(services, { uuid, language: 'pt' }, draft())
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await sendOrder(services, { purchase: uuid })
  expect(letters.map(({ language }) => language)).toEqual(['pt'])
})

test('the beneficiary gets the present, with the words that were typed', async () => {
  const { uuid } = await readyPurchase(services, gift)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await sendGift(services, { purchase: uuid })
  await sendGift(services, { purchase: uuid })
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ to: { email: 'elena@correo.example' } })
  expect(letters[0]?.text).toContain('Para ti <3')
  expect(letters[0]?.html).toContain('Para ti &lt;3')
})

test('who hands the present over gets no letter sent in their name', async () => {
  const { uuid } = await readyPurchase(services, { ...gift, beneficiaryEmail: '', delivery: 'myself' })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(queued.map(({ job }) => job)).toEqual(['send-order'])
  await sendGift(services, { purchase: uuid })
  expect(letters).toEqual([])
})

const reference = {
  kind: 'reference',
  entity: '11249',
  reference: '123456789',
  expiresAt: '2026-11-22T22:59:00Z',
} as const

test('a reference is mailed while it can be paid, and its end too', async () => {
  const { uuid } = await readyPurchase(services, { country: 'PT' })
  bank.willSay({ state: 'waiting', for: reference })
  await pay(services, uuid, { method: 'multibanco' })
  expect(queued.map(({ job }) => job)).toEqual(['send-reference'])
  await sendReference(services, { purchase: uuid })
  expect(letters[0]?.text).toContain('123 456 789')
  setNow(new Date('2026-11-24T12:00:00+01:00'))
  bank.willSay({ state: 'none' })
  await reconcilePayments(services)
  expect(queued.at(-1)).toEqual({ job: 'send-undone', payload: { purchase: uuid } })
  await sendUndone(services, { purchase: uuid })
  expect(letters).toHaveLength(2)
})

test('a printed voucher is on the list for the post, and who wants offers on that for the newsletter', async () => {
  const address = {
    recipient: 'Elena',
    address: 'Calle 1',
    postalCode: '38001',
    city: 'Santa Cruz',
    postalCountry: 'ES',
  }
  const plain = await readyPurchase(services)
  const { uuid, bill } = await readyPurchase(services, { isPostal: 'yes', ...address, newsletter: 'yes' })
  bank.willSay({ state: 'paid' })
  expect(bill.total).toBe(plain.bill.total + services.config.postalPrice)
  await pay(services, uuid)
  const { locator } = await look(services, uuid)
  expect(await listPostalOrders(services)).toMatchObject([{ uuid, locator, postal: { recipient: 'Elena' } }])
  expect(await markPosted(services, locator)).toMatchObject({ ok: true })
  expect(await listPostalOrders(services)).toEqual([])
  expect(await markPosted(services, locator)).toEqual({ ok: false, error: 'not-found' })
  expect(await services.db.select().from(newsletterSubscriptions)).toMatchObject([
    { email: 'marta@correo.example', country: 'ES' },
  ])
})
