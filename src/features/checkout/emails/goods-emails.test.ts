import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { settleRefund } from '#features/checkout/server/payments/refunds/settle-refund.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { voucherKind } from '#features/vouchers/kind.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { sentEmails } from '#platform/server/db/schema/site.ts'
import type { Services } from '#platform/server/services.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { draft, look, owner, pay } from '#tests/builders/a-purchase.ts'
import { aVoucher } from '#tests/builders/a-voucher.ts'
import { testViews } from '#tests/emails/test-views.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { testServices } from '#tests/test-services.ts'
import { sendGift, sendRefunded } from './goods-emails.ts'
import { multibancoReference } from './multibanco-reference.ts'
import { purchaseFailed } from './purchase-failed.ts'

const scene = await testServices()
const { bank, emails, queued } = scene
const supplier = suppliedKind()
const services: Services = { ...scene.services, kinds: { voucher: voucherKind, getaway: supplier.kind } }

beforeEach(() => {
  emails.length = 0
  queued.length = 0
})

async function ready(language: Language = 'es') {
  const started = await startPurchase(services, { kind: 'getaway', goods: {}, language, owner })
  if (!started.ok) throw new Error(started.error)
  await saveBuyer(services, await look(services, started.value.uuid), draft())
  return started.value.uuid
}

async function refused(uuid: string) {
  bank.willSay({ state: 'paid', card: { key: 'card', brand: 'Visa', lastDigits: '1111' } })
  await pay(services, uuid)
  supplier.willSay({ state: 'failed', reason: 'refused' })
  await fulfilPaidPurchase(services, uuid)
}

/** The provider says that the money has left. */
async function refundPaid(uuid: string) {
  const { paidBy } = await look(services, uuid)
  const [refund] = await services.db
    .select()
    .from(refunds)
    .where(eq(refunds.attemptUuid, paidBy ?? ''))
  if (!refund) throw new Error('nothing goes back')
  await settleRefund(services, refund.uuid, { state: 'refunded' })
  await sendRefunded.run(services, { refund: refund.uuid })
  return refund.uuid
}

test('the refund of goods that are no vouchers names them, their number and all that went back', async () => {
  await giveBalance(services, 'MO-BACK', 5000, { kind: 'gift-card' })
  const uuid = await ready()
  await applyCoupon(services, uuid, 'MO-BACK')
  await refused(uuid)
  await refundPaid(uuid)
  const { locator } = await look(services, uuid)
  expect(emails).toMatchObject([{ subject: 'Devolución confirmada: Una habitación', to: { name: 'Marta Salas' } }])
  const text = emails[0]?.text ?? ''
  for (const words of ['Lugo', locator, 'Visa terminada en 1111', '150,00', 'MO-BACK', '50,00', '200,00']) {
    expect(text).toContain(words)
  }
  expect(text).not.toMatch(/bono/i)
})

test('in Portuguese too, once, and after the e-mails about the same purchase', async () => {
  const uuid = await ready('pt')
  await refused(uuid)
  const refund = await refundPaid(uuid)
  await sendRefunded.run(services, { refund })
  expect(emails.map(({ subject }) => subject)).toEqual(['Devolução confirmada: Una habitación'])
  expect(emails[0]?.text).not.toMatch(/voucher/i)
  expect(queued.filter(({ job }) => job === 'send-refunded')).toMatchObject([{ payload: { refund }, about: uuid }])
})

test('the refund of a cancelled voucher names the voucher, and comes after the e-mail about its cancellation', async () => {
  const voucher = await aVoucher(services, bank)
  await cancelVoucher(services, voucher, { reason: '8', website: '', text: '' } as never)
  const refund = await refundPaid(voucher.purchaseUuid)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(voucher.reference)
  expect(queued.filter(({ job }) => job === 'send-refunded')).toMatchObject([
    { payload: { refund }, about: voucher.uuid },
  ])
})

test('a refund of which there is nothing to say is not recorded as told', async () => {
  const uuid = await ready()
  services.kinds = { getaway: { ...supplier.kind, refundEmail: async () => null } }
  await refused(uuid)
  const refund = await refundPaid(uuid)
  services.kinds = { voucher: voucherKind, getaway: supplier.kind }
  expect(emails).toEqual([])
  const key = `refund-confirmation.${refund}`
  expect(await services.db.select().from(sentEmails).where(eq(sentEmails.key, key))).toEqual([])
})

test.each([
  ['es', /no hemos podido completar tu compra de Una habitación/, /bono/i],
  ['pt', /não foi possível concluir a sua compra de Una habitación/, /voucher/i],
] as const)('a purchase that failed is told in words that fit its goods (%s)', async (language, words, never) => {
  const uuid = await ready(language)
  await refused(uuid)
  await purchaseFailed.job.run(services, { purchase: uuid })
  expect(emails[0]?.text).toMatch(words)
  expect(emails[0]?.text).toContain(`/${language}/habitacion/`)
  expect(emails[0]?.text).not.toMatch(never)
})

test('a reference to pay promises a voucher only to who buys one', async () => {
  const view = testViews['multibanco-reference']
  const copy = { about: 'x', to: { name: 'Marta', email: 'marta@correo.example' }, language: 'es' } as const
  expect((await multibancoReference.write(services, { ...copy, view })).text).toMatch(/te enviamos el bono/)
  const general = await multibancoReference.write(services, { ...copy, view: { ...view, copyKey: 'general' } })
  expect(general.text).toMatch(/te escribimos en cuanto nos llegue el pago/)
  expect(general.text).not.toMatch(/bono/)
})

test('a gift is written by its kind', async () => {
  const uuid = await ready()
  const write = async () => ({ ...(await supplier.kind.orderEmail(services, await look(services, uuid))), id: 'gift' })
  services.kinds = {
    getaway: {
      ...supplier.kind,
      buyerParts: ['buyer', 'gift'],
      giftEmails: async () => [{ key: `gift.${uuid}`, write }],
    },
  }
  const given = { isGift: 'yes', beneficiaryName: 'Inés', beneficiaryEmail: 'ines@correo.example' }
  await saveBuyer(services, await look(services, uuid), draft(given))
  await sendGift.run(services, { purchase: uuid })
  await sendGift.run(services, { purchase: uuid })
  services.kinds = { voucher: voucherKind, getaway: supplier.kind }
  expect(emails.map(({ id }) => id)).toEqual(['gift'])
})
