import { eq } from 'drizzle-orm'
import { services as serviceTable } from '#features/catalogue/server/schema/services.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { PaymentInput } from '#features/checkout/rules/payments/payment-provider.ts'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { startPayment } from '#features/checkout/server/payments/attempts/start-payment.ts'
import {
  closeDispute,
  type Desk,
  holdPurchase,
  listDisputes,
} from '#features/checkout/server/payments/disputes/list-disputes.ts'
import { peekBill } from '#features/checkout/server/purchases/bill/peek-bill.ts'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { describePaymentStep } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import type { Services } from '#platform/server/services.ts'

export const owner = 'the-browser-of-the-tests-12345678'.slice(0, 32)

/** Services of one spa that are sold today, the plain ones first. */
export function soldServices(services: Services) {
  const { spas, servicesOfSpa } = services.catalogue.current()
  for (const [uuid, all] of servicesOfSpa) {
    const spa = spas.get(uuid)
    const sold = spa ? all.filter((service) => !whyNotForSale(service, spa) && service.offers.length === 0) : []
    if (spa && sold.length >= 2) return { spa, sold }
  }
  throw new Error('the demo catalogue has changed')
}

export function someGoods(services: Services, units = 1): VoucherGoods {
  const { spa, sold } = soldServices(services)
  const [service] = sold
  if (!service) throw new Error('nothing is sold')
  return { spaUuid: spa.uuid, items: [{ serviceUuid: service.uuid, pax: service.capacity.minimum, units }] }
}

export const draft = (changes: Partial<BuyerStepDraft> = {}): BuyerStepDraft => ({
  name: 'Marta',
  surname: 'Salas',
  email: 'marta@correo.example',
  confirmEmail: 'marta@correo.example',
  phone: '+34 600 000 000',
  comment: '',
  newsletter: '',
  country: 'ES',
  isGift: '',
  beneficiaryName: '',
  beneficiaryEmail: '',
  message: '',
  delivery: 'now',
  deliverOn: '',
  isPostal: '',
  recipient: '',
  address: '',
  postalCode: '',
  city: '',
  postalCountry: '',
  terms: 'yes',
  ...changes,
})

export const byPost: Partial<BuyerStepDraft> = {
  isPostal: 'yes',
  recipient: 'Marta Salas',
  address: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  postalCountry: 'ES',
}

/** Up to the page with the payment methods. */
export async function readyPurchase(
  services: Services,
  changes: Partial<BuyerStepDraft> = {},
  goods = someGoods(services),
) {
  const started = await startPurchase(services, { kind: 'voucher', goods, language: 'es', owner })
  if (!started.ok) throw new Error(started.error)
  const saved = await saveBuyer(
    services,
    { ...(await look(services, started.value.uuid)), language: 'es' },
    draft(changes),
  )
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return look(services, started.value.uuid)
}

export async function look(services: Services, uuid: string): Promise<Purchase> {
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase) throw new Error('no such purchase')
  return purchase
}

/** Writes columns past all rules, to bring about what seldom happens. */
export const putPurchase = (services: Services, uuid: string, values: Partial<Purchase>) =>
  services.db.update(purchases).set(values).where(eq(purchases.uuid, uuid))

export const byCard: PaymentInput = {
  method: 'card',
  token: 'token',
  browser: {
    accept: '*/*',
    userAgent: 'Mozilla/5.0',
    language: 'es',
    colorDepth: '24',
    screenHeight: '800',
    screenWidth: '400',
    timeZoneOffset: '-60',
    hasJava: false,
    address: '127.0.0.1',
  },
}

/** Presses 'pay' below the bill as it stands in the database: that of a page opened before anything changed. */
export async function pay(services: Services, uuid: string, given: PaymentInput = byCard) {
  const purchase = await look(services, uuid)
  return startPayment(services, purchase, { input: given, seen: billKey(purchase.bill) })
}

/** Presses 'pay' below the bill that a page shows now. */
export async function payShown(services: Services, uuid: string) {
  const purchase = await look(services, uuid)
  return startPayment(services, purchase, {
    input: byCard,
    seen: billKey((await peekBill(services, purchase)).purchase.bill),
  })
}

/** The third step, as it would be shown now. */
export async function openPayment(services: Services, uuid: string) {
  const reader = { snapshot: services.catalogue.current(), language: 'es' as const, day: '2026-11-15' }
  return describePaymentStep({ services, reader, purchase: await look(services, uuid) })
}

/** Another price for a service, from now on. */
export async function itCosts(services: Services, uuid: string, priceAmount: number) {
  await services.db.update(serviceTable).set({ priceAmount }).where(eq(serviceTable.uuid, uuid))
  await services.catalogue.refresh()
}

/** As if its bank had asked for the money back. */
export async function dispute({ db, clock }: Services, { uuid }: { uuid: string }) {
  await db.update(purchases).set({ disputedAt: clock.now() }).where(eq(purchases.uuid, uuid))
}

/** An operator hears that a bank took the payment back, and closes the dispute. */
export async function takeBack(desk: Desk, { uuid, locator }: { uuid: string; locator: string }) {
  await holdPurchase(desk, locator)
  const dispute = (await listDisputes(desk)).find(({ purchaseUuid }) => purchaseUuid === uuid)
  if (dispute) await closeDispute(desk, dispute.uuid)
}
