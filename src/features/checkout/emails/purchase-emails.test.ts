import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reconcilePayments } from '#features/checkout/server/payments/reconciliation/reconcile-payments.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { listPostalOrders, markPosted } from '#features/checkout/server/purchases/fulfilment/postal-orders.ts'
import { newsletterSubscriptions } from '#features/newsletter/server/schema.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { makeLog } from '#platform/server/log.ts'
import { byPost, draft, look, pay, readyPurchase, someGoods } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { sendGift, sendOrder } from './goods-emails.ts'
import { multibancoReference } from './multibanco-reference.ts'
import { purchaseFailed } from './purchase-failed.ts'

const { services, bank, queued, emails, setNow } = await testServices()
beforeEach(() => {
  setNow(new Date('2026-11-15T12:00:00+01:00'))
  emails.length = 0
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
  await sendOrder.run(services, { purchase: uuid })
  await sendOrder.run(services, { purchase: uuid })
  expect(emails).toHaveLength(1)
  const [email] = emails
  expect(email).toMatchObject({ to: { email: 'marta@correo.example' }, language: 'es' })
  expect(email?.attachments.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^SP.*\.pdf$/),
    expect.stringMatching(/^SP.*\.pdf$/),
  ])
  expect(email?.text).toContain('0003')
  expect(email?.text).toContain('29 de noviembre de 2026')
  const { locator } = await look(services, uuid)
  expect(email?.text).toContain(locator)
})

test('who changes the language on the way is written to in the new one', async () => {
  const { uuid } = await readyPurchase(services)
  await saveBuyer(services, { ...(await look(services, uuid)), language: 'pt' }, draft())
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await sendOrder.run(services, { purchase: uuid })
  expect(emails.map(({ language }) => language)).toEqual(['pt'])
})

test('the beneficiary gets the present, with the words that were typed', async () => {
  const { uuid } = await readyPurchase(services, gift)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await sendGift.run(services, { purchase: uuid })
  await sendGift.run(services, { purchase: uuid })
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ to: { email: 'elena@correo.example' } })
  expect(emails[0]?.text).toContain('Para ti <3')
  expect(emails[0]?.html).toContain('Para ti &lt;3')
})

test.each(['00:05', '03:00', '07:59', '23:59'])(
  'a present for now, bought at %s in Madrid, leaves at once',
  async (time) => {
    setNow(new Date(`2026-11-15T${time}:00+01:00`))
    const { uuid } = await readyPurchase(services, gift)
    bank.willSay({ state: 'paid' })
    await pay(services, uuid)
    expect(queued.find(({ job }) => job === 'send-gift')).toEqual({ job: 'send-gift', payload: { purchase: uuid } })
  },
)

const later = { ...gift, delivery: 'later', deliverOn: '2026-12-24' }

async function paidGift(changes: Parameters<typeof readyPurchase>[1], units = 1) {
  const { uuid } = await readyPurchase(services, changes, someGoods(services, units))
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  setNow(new Date('2026-12-24T08:00:00+01:00'))
  return { uuid, bought: await vouchersOf(services.db, uuid) }
}

const change = (voucher: Voucher | undefined, changes: Partial<Voucher>) =>
  services.db
    .update(vouchers)
    .set(changes)
    .where(eq(vouchers.uuid, voucher?.uuid ?? ''))

test('who held the present once gets nothing on its day, and whoever holds it now had an e-mail', async () => {
  const { uuid, bought } = await paidGift({ ...later, beneficiaryEmail: 'Elena@Correo.example' }, 2)
  await change(bought[0], { beneficiaryEmail: 'eva@correo.example' })
  await sendGift.run(services, { purchase: uuid })
  expect(emails.map(({ to, id }) => [to.email, id])).toEqual([
    ['Elena@correo.example', expect.stringContaining(bought[1]?.uuid ?? 'none')],
  ])
})

test.each([
  ['has expired, written or not', { expiresOn: '2026-12-23' }, 1],
  ['was written off as expired', { state: 'expired' }, 1],
  ['was given back', { state: 'cancelled' }, 0],
  ['was used', { state: 'redeemed' }, 0],
] as const)('nothing is given that %s', async (_, changes, told) => {
  const { uuid, bought } = await paidGift(later)
  await change(bought[0], changes)
  const lines: string[] = []
  const log = makeLog('debug', { write: (line: string) => void lines.push(line) })
  await sendGift.run({ ...services, log }, { purchase: uuid })
  expect(emails).toEqual([])
  expect(lines).toHaveLength(told)
  expect(lines.join()).not.toMatch(/elena|marta|salas/i)
})

test('on its last day it is a present still', async () => {
  const { uuid, bought } = await paidGift(later)
  await change(bought[0], { expiresOn: '2026-12-24' })
  await sendGift.run(services, { purchase: uuid })
  expect(emails).toHaveLength(1)
})

test('who hands the present over gets no e-mail sent in their name', async () => {
  const { uuid } = await readyPurchase(services, { ...gift, beneficiaryEmail: '', delivery: 'myself' })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(queued.map(({ job }) => job)).toEqual(['send-order'])
  await sendGift.run(services, { purchase: uuid })
  expect(emails).toEqual([])
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
  expect(queued.map(({ job }) => job)).toEqual(['send-multibanco-reference'])
  await multibancoReference.job.run(services, { purchase: uuid })
  expect(emails[0]?.text).toContain('123 456 789')
  setNow(new Date('2026-11-24T12:00:00+01:00'))
  bank.willSay({ state: 'none' })
  await reconcilePayments(services)
  const over = { purchase: uuid, attempt: expect.any(String), reason: 'reference-expired' }
  expect(queued.at(-1)).toEqual({ job: 'send-purchase-failed', payload: over })
  await purchaseFailed.job.run(services, queued.at(-1)?.payload)
  expect(emails).toHaveLength(2)
})

const postalOrdersOf = async (purchase: string) =>
  (await listPostalOrders(services)).filter(({ uuid }) => uuid === purchase)

const address = {
  recipient: 'Elena',
  address: 'Calle 1',
  postalCode: '38001',
  city: 'Santa Cruz',
  postalCountry: 'ES',
}

test('a printed voucher is on the list for the post, and who wants offers on that for the newsletter', async () => {
  const plain = await readyPurchase(services)
  const { uuid, bill } = await readyPurchase(services, { isPostal: 'yes', ...address, newsletter: 'yes' })
  bank.willSay({ state: 'paid' })
  expect(bill.total).toBe(plain.bill.total + services.config.postalPrice)
  await pay(services, uuid)
  const { locator } = await look(services, uuid)
  expect(await postalOrdersOf(uuid)).toMatchObject([{ uuid, locator, postal: { recipient: 'Elena' } }])
  expect(await markPosted(services, locator)).toMatchObject({ ok: true })
  expect(await postalOrdersOf(uuid)).toEqual([])
  expect(await markPosted(services, locator)).toEqual({ ok: false, error: 'not-found' })
  expect(await services.db.select().from(newsletterSubscriptions)).toMatchObject([
    { email: 'marta@correo.example', country: 'ES' },
  ])
})

test('what was cancelled, has expired or was used is not printed, and an order of nothing else is not listed', async () => {
  const { uuid } = await readyPurchase(services, { isPostal: 'yes', ...address }, someGoods(services, 4))
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const [cancelled, used, over, last] = await vouchersOf(services.db, uuid)
  await change(cancelled, { state: 'cancelled' })
  await change(used, { state: 'redeemed' })
  await change(over, { expiresOn: '2026-11-14' })
  await change(last, { expiresOn: '2026-11-15' })
  expect(await postalOrdersOf(uuid)).toMatchObject([{ items: [last?.reference] }])
  setNow(new Date('2026-11-16T00:00:00+01:00'))
  expect(await postalOrdersOf(uuid)).toEqual([])
})

test('where the printed voucher goes stands in the order e-mail, and only there where it is posted', async () => {
  for (const [changes, language, said] of [
    [byPost, 'es', 'Enviamos el bono impreso a esta dirección: Marta Salas, Calle Mayor 1, 28013 Madrid.'],
    [byPost, 'pt', 'Enviamos o voucher impresso para esta morada: Marta Salas, Calle Mayor 1, 28013 Madrid.'],
    [{}, 'es', null],
  ] as const) {
    const { uuid } = await readyPurchase(services, changes)
    await saveBuyer(services, { ...(await look(services, uuid)), language }, draft(changes))
    bank.willSay({ state: 'paid' })
    await pay(services, uuid)
    emails.length = 0
    await sendOrder.run(services, { purchase: uuid })
    const text = emails[0]?.text.replaceAll(/\s+/g, ' ') ?? ''
    if (said) expect(text).toContain(said)
    else expect(text).not.toContain('impreso')
  }
})
