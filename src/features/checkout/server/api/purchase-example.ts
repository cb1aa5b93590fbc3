import { type PurchaseStep, purchaseSteps } from '#features/checkout/rules/purchase-paths.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'
import { buyerPartSchemas } from './purchase-fields.ts'
import { apiOf, type PurchaseView, pickParts, soldKindsOf } from './purchase-schema.ts'

export const exampleBillKey = 'EUR|goods9000|coupon-900'
export const exampleUuid = '3f0d8a1e-6f0b-4f5e-9a35-2f1f6d1c7b10'
const page = (step: PurchaseStep) => `https://calmaria.example/voucher/${exampleUuid}/${purchaseSteps()[step]}/`

/** One of a kind, or of the first that is sold. */
export function exampleOfPurchase(services: Pick<Services, 'kinds'>, wanted?: PurchaseKind): Record<string, unknown> {
  const [first] = soldKindsOf(services)
  const kind = wanted ? services.kinds[wanted] : first
  if (!kind) return purchaseExample()
  const parts = Object.fromEntries(Object.keys(buyerPartSchemas).map((part) => [part, null]))
  return { ...purchaseExample(), kind: kind.kind, ...pickParts(parts, kind.buyerParts), ...apiOf(kind).example }
}

/** A purchase whose buyer is known, with one coupon. */
const purchaseExample = (): Omit<PurchaseView, 'kind'> => ({
  uuid: exampleUuid,
  lang: defaultLanguage,
  status: { type: 'ready', startedOn: '2026-11-15T11:00:00.000Z', expiresOn: '2026-11-15T12:04:00.000Z' },
  next: { kind: 'payment', url: page('payment') },
  locator: { purchaseLocator: '76000QXZ' },
  pricing: {
    base: { amount: 9000, currency: 'EUR' },
    final: { amount: 8100, currency: 'EUR' },
    coupons: [{ alias: 'CALMA10', code: 'CALMA10', amount: 900 }],
    lines: [
      { kind: 'goods', amount: 9000 },
      { kind: 'coupon', amount: -900 },
    ],
    key: exampleBillKey,
  },
  buyer: {
    name: 'Marta',
    surname: 'Salas',
    email: 'marta@correo.example',
    phone: '',
    comment: '',
    allowNotifications: false,
    country: 'ES',
  },
  payment: { methods: ['card', 'paypal', 'bizum'], cardForm: null, failure: null },
  links: {
    self: `https://calmaria.example/api/purchases/${exampleUuid}`,
    start: 'https://calmaria.example/voucher/start/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11&pax=2&units=1',
    buyer: page('buyer'),
    payment: page('payment'),
    challenge: page('challenge'),
    confirmation: page('confirmation'),
  },
})
