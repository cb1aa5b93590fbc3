import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sendOrder, sendRefunded } from '#features/checkout/emails/goods-emails.ts'
import type { PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { lockPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { fulfilPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-purchase.ts'
import { invoiceCounters, invoices } from '#features/checkout/server/schema/invoices.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { refundCards } from '#features/gift-cards/server/actions/refund-cards.ts'
import { aCard, boughtCards, readyCards, spendCard, withInvoice } from '#tests/builders/a-gift-card.ts'
import { look, pay } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { invoiceFile, invoiceLinks, invoicesOf } from './invoice-file.ts'

const { services, bank, emails, setNow } = await testServices()
const start = services.clock.now()

beforeEach(async () => {
  setNow(start)
  bank.forgetAnswers()
  emails.length = 0
  await services.db.execute(sql`truncate ${invoices}, ${invoiceCounters}`)
})

const redirect: PaymentOutcome = { state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } }
const bought = (cards = [aCard()]) => boughtCards(services, bank, cards, {}, withInvoice)
const numbers = async () =>
  (await services.db.select().from(invoices).orderBy(asc(invoices.series), asc(invoices.place))).map(
    (one) => one.number,
  )
const signal = new AbortController().signal

/** Leaves for the provider's page, from which the money comes later. */
async function leaving() {
  const { uuid } = await readyCards(services, { cards: [aCard()] }, withInvoice)
  bank.willSay(redirect)
  await pay(services, uuid, { method: 'paypal' })
  const attempt = await lastAttemptOf(services.db, uuid)
  if (!attempt) throw new Error('no attempt')
  return { uuid, order: attempt.order }
}

test('a paid purchase that asks for it has an invoice with all that it said', async () => {
  const { purchase } = await bought([aCard(), aCard({ amount: 5000 }), aCard()])
  const [invoice, ...others] = await invoicesOf(services.db, purchase.uuid)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    number: 'F2026-000001',
    issuedOn: '2026-11-15',
    total: 20_000,
    currency: 'EUR',
    content: {
      seller: { name: 'Calmaria Experiencias, S.L.', taxId: 'B00000000' },
      buyer: { name: 'Talleres Salas, S.L.', taxId: 'B58818501', country: 'ES' },
      lines: [
        { text: 'Tarjeta regalo de 75\u00a0€', units: 2, price: 7500 },
        { text: 'Tarjeta regalo de 50\u00a0€', units: 1, price: 5000 },
      ],
      method: 'card',
      locator: purchase.locator,
      operationOn: '2026-11-15',
    },
  })
  expect(invoice?.content.taxNote).toContain('Bono polivalente')
  expect(invoice?.total).toBe(purchase.bill.total)
})

test('every kind that asks for an invoice says what stands in it', () => {
  for (const { kind, buyerParts, invoice } of Object.values(services.kinds))
    expect([kind, invoice !== undefined]).toEqual([kind, buyerParts.includes('invoice')])
})

test('an invoice that was issued is neither changed nor removed', async () => {
  const { purchase } = await bought()
  const isIts = eq(invoices.purchaseUuid, purchase.uuid)
  await expect(services.db.update(invoices).set({ total: 1 }).where(isIts)).rejects.toThrow()
  await expect(services.db.delete(invoices).where(isIts)).rejects.toThrow()
  expect(await numbers()).toEqual(['F2026-000001'])
})

test('who asks for none has none', async () => {
  const { purchase } = await boughtCards(services, bank)
  expect(await invoicesOf(services.db, purchase.uuid)).toEqual([])
  expect(await invoiceLinks(services, purchase)).toEqual([])
  await sendOrder.run(services, { purchase: purchase.uuid })
  expect(emails[0]?.attachments).toEqual([])
  expect(emails[0]?.text).not.toContain('factura')
})

test('payments that come at the same moment have numbers without gaps, each once', async () => {
  const waiting = []
  for (let buyer = 0; buyer < 8; buyer++) waiting.push(await leaving())
  await Promise.all(waiting.map(({ order }) => settleAttempt(services, order, { state: 'paid' })))
  expect(await numbers()).toEqual(Array.from({ length: 8 }, (_, at) => `F2026-00000${at + 1}`))
})

test('what is rolled back takes no number with it', async () => {
  expectLogged(/paid, and not fulfilled yet/)
  await bought()
  const { uuid, order } = await leaving()
  // The payment counts, and its goods are left to the next try.
  const refuse = async () => Promise.reject(new Error('the queue is gone'))
  const broken = { ...services, queue: { add: refuse, addAll: refuse } }
  await settleAttempt(broken, order, { state: 'paid' })
  expect((await look(services, uuid)).state).toBe('confirming')
  const brokenOff = services.db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, uuid)
    if (locked) await fulfilPurchase(services, tx, locked)
    expect(await invoicesOf(tx, uuid)).toMatchObject([{ number: 'F2026-000002' }])
    throw new Error('broken off')
  })
  await expect(brokenOff).rejects.toThrow('broken off')
  await bought()
  await fulfilPaidPurchase(services, uuid)
  await fulfilPaidPurchase(services, uuid)
  expect(await numbers()).toEqual(['F2026-000001', 'F2026-000002', 'F2026-000003'])
  expect(await invoicesOf(services.db, uuid)).toMatchObject([{ number: 'F2026-000003' }])
})

test('a payment that is reported twice has one invoice', async () => {
  const { order } = await leaving()
  await Promise.all([1, 2, 3].map(() => settleAttempt(services, order, { state: 'paid' })))
  expect(await numbers()).toEqual(['F2026-000001'])
})

test('money that came twice goes back without a credit note: it was never invoiced', async () => {
  const { uuid, order } = await leaving()
  bank.willSay({ state: 'none' })
  await abandonPayment(services, uuid)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await settleAttempt(services, order, { state: 'paid' })
  const owed = await services.db.select().from(refunds)
  expect(owed.filter(({ reason }) => reason === 'paid-twice')).toHaveLength(1)
  expect(await numbers()).toEqual(['F2026-000001'])
})

test('each year begins again', async () => {
  setNow(new Date('2026-12-31T22:59:00Z'))
  await bought()
  setNow(new Date('2026-12-31T23:01:00Z'))
  await bought()
  await bought()
  expect((await numbers()).toSorted()).toEqual(['F2026-000001', 'F2027-000001', 'F2027-000002'])
})

test('a later number never has an earlier day, whatever the clocks say', async () => {
  setNow(new Date('2026-11-16T12:00:00Z'))
  await bought()
  setNow(start)
  const { purchase } = await bought()
  expect(await invoicesOf(services.db, purchase.uuid)).toMatchObject([
    { number: 'F2026-000002', issuedOn: '2026-11-16' },
  ])
})

test('what is given back is credited once, for its amount, and names its invoice', async () => {
  const { purchase, cards } = await bought([aCard(), aCard({ amount: 5000 }), aCard()])
  const [first] = cards
  if (!first) throw new Error('no card')
  await spendCard(services, bank, first.code)
  expect(await refundCards(services, purchase, { card: cards[1]?.uuid ?? '', seen: 5000 })).toEqual({
    ok: true,
    value: 5000,
  })
  expect(await refundCards(services, purchase, { card: cards[1]?.uuid ?? '', seen: 5000 })).toMatchObject({ ok: false })
  setNow(new Date('2026-11-20T12:00:00Z'))
  expect(await refundCards(services, purchase, { card: cards[2]?.uuid ?? '', seen: 7500 })).toMatchObject({ ok: true })
  const [invoice, ...notes] = await invoicesOf(services.db, purchase.uuid)
  expect(notes).toMatchObject([
    {
      number: 'R2026-000001',
      total: -5000,
      correctsUuid: invoice?.uuid,
      content: { corrects: { number: 'F2026-000001', issuedOn: '2026-11-15' }, operationOn: '2026-11-15' },
    },
    { number: 'R2026-000002', total: -7500, issuedOn: '2026-11-20' },
  ])
  expect(notes[0]?.content).toMatchObject({ buyer: { taxId: 'B58818501' }, lines: [{ units: 1, price: -5000 }] })
})

test('a refund without an invoice has no credit note', async () => {
  const { purchase, cards } = await boughtCards(services, bank)
  await refundCards(services, purchase, { card: cards[0]?.uuid ?? '', seen: 7500 })
  expect(await numbers()).toEqual([])
})

test('the receipt brings the invoice, and the e-mail about the refund the credit note', async () => {
  const { purchase } = await bought()
  await sendOrder.run(services, { purchase: purchase.uuid })
  expect(emails[0]?.attachments.map(({ name, type }) => [name, type])).toEqual([
    ['F2026-000001.pdf', 'application/pdf'],
  ])
  expect(emails[0]?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(emails[0]?.text).toContain('La factura F2026-000001 va adjunta')
  await refundCards(services, purchase, { card: null, seen: 7500 })
  const [note] = (await invoicesOf(services.db, purchase.uuid)).filter(({ series }) => series === 'R')
  await sendRefunded.run(services, { refund: note?.refundUuid ?? '' })
  expect(emails[1]?.attachments.map(({ name }) => name)).toEqual(['R2026-000001.pdf'])
  expect(emails[1]?.text).toContain('La factura rectificativa R2026-000001 va adjunta')
})

test('a purchase offers its own files and knows no others', async () => {
  const [mine, other] = [await bought(), await bought()]
  await refundCards(services, mine.purchase, { card: null, seen: 7500 })
  expect(await invoiceLinks(services, mine.purchase)).toEqual([
    {
      label: 'Descargar la factura F2026-000001',
      href: `/gift-card/${mine.purchase.uuid}/F2026-000001.pdf`,
      isFile: true,
    },
    {
      label: 'Descargar la factura rectificativa R2026-000001',
      href: `/gift-card/${mine.purchase.uuid}/R2026-000001.pdf`,
      isFile: true,
    },
  ])
  const file = (purchase: typeof mine.purchase, name: string) => invoiceFile(services, { purchase, name, signal })
  expect(await file(mine.purchase, 'R2026-000001.pdf')).toMatchObject({ type: 'application/pdf' })
  expect(await file(other.purchase, 'F2026-000002.pdf')).toMatchObject({ type: 'application/pdf' })
  for (const name of ['F2026-000001.pdf', 'R2026-000001.pdf', 'F2026-000009.pdf', '../F2026-000002.pdf'])
    expect(await file(other.purchase, name)).toBe(null)
})
