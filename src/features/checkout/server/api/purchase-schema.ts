import { z } from '@hono/zod-openapi'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { type PurchaseStep, purchaseSteps } from '#features/checkout/rules/purchase-paths.ts'
import type { BuyerPartNames } from '#features/checkout/rules/purchases/buyer-step.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { GoodsApi } from '#features/checkout/server/purchases/core/goods-api.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { describing, kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { group, listOf, text, whole } from '#platform/server/http/api/fields.ts'
import type { Services } from '#platform/server/services.ts'
import { buyerPartSchemas, purchaseFields } from './purchase-fields.ts'

const everyPurchase = z.object({ ...purchaseFields, kind: z.string() })

/** What every purchase shows. Its kind adds fields of its own. */
export type PurchaseView = z.infer<typeof everyPurchase>

export const soldKindsOf = ({ kinds }: Pick<Services, 'kinds'>): GoodsKind[] => Object.values(kinds)

export const apiOf = ({ api = generalApi }: GoodsKind) => api

export const schemaOfKind = (kind: GoodsKind) =>
  z.object({
    ...purchaseFields,
    kind: z.enum([kind.kind]).openapi({ description: 'What is bought.' }),
    ...pickParts(buyerPartSchemas, kind.buyerParts),
    ...apiOf(kind).fields,
  })

/** Of the fields that belong to parts of the buyer step, those of the named parts. */
export const pickParts = <Value>(fields: Record<string, Value>, parts: BuyerPartNames): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([part]) => parts.some((name) => name === part)))

/** Made once for the kinds that are sold, since every call names it. */
export function perKinds<Made>(make: (services: Pick<Services, 'kinds'>) => Made) {
  const known = new WeakMap<Services['kinds'], { made: Made }>()
  return (services: Pick<Services, 'kinds'>): Made => {
    const { made } = known.get(services.kinds) ?? { made: make(services) }
    known.set(services.kinds, { made })
    return made
  }
}

/** A union by kind, or the one kind that is sold. */
export const purchaseSchema = perKinds((services): z.ZodType<PurchaseView> => {
  const members = soldKindsOf(services).map((kind) => ({ kind: kind.kind, schema: schemaOfKind(kind) }))
  return unionByKind('Purchase', members) as unknown as z.ZodType<PurchaseView>
})

/** `example`: of the member alone, where one of the whole can be of one kind only. */
type Member = { kind: string; schema: z.ZodObject; example?: Record<string, unknown> }

/** One member is described under the name itself, several under a name each: `Purchase` is `VoucherPurchase` or others. */
export function unionByKind(name: string, members: Member[], params?: Parameters<typeof z.discriminatedUnion>[2]) {
  const [first, ...others] = members
  if (!first) return z.object({}).openapi(name)
  if (others.length === 0) return first.schema.openapi(name, exampleIn(first))
  const named = members.map((member) => member.schema.openapi(`${inPascalCase(member.kind)}${name}`, exampleIn(member)))
  return z.discriminatedUnion('kind', named as [z.ZodObject, ...z.ZodObject[]], params).openapi(name)
}

const exampleIn = ({ example }: Member) => (example ? { example } : {})

const inPascalCase = (kind: string) =>
  kind
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

const item = z.object({
  uuid: text('What it is in the catalogue.'),
  name: text('Its name.'),
  units: whole('How many of it.'),
})

/** For kinds of goods that have no representation of their own: their description in the summary. */
const generalApi: GoodsApi = {
  fields: {
    goods: group('What is bought, in the language of the purchase.', {
      title: text('What it is.'),
      place: text('Where it is had.'),
      items: listOf(item, 'What it consists of; may be empty.'),
    }),
  },
  represent: async (services, purchase) => {
    const { kind, language } = purchase
    const reader = { ...readerOf(services, { pathname: '/' }), language }
    const { title, place, items } = kindOf(services, kind).describe(reader, purchase, describing(services))
    return { goods: { title, place, items: items.map(({ uuid, name, units }) => ({ uuid, name, units })) } }
  },
  example: { goods: { title: 'Una noche en Lugo', place: 'Lugo', items: [] } },
}

export const exampleBillKey = 'EUR|goods9000|coupon-900'
export const exampleUuid = '3f0d8a1e-6f0b-4f5e-9a35-2f1f6d1c7b10'
const page = (step: PurchaseStep) => `https://calmaria.example/voucher/${exampleUuid}/${purchaseSteps()[step]}/`

/** One of a kind, or of the first that is sold. */
export function exampleOfPurchase(services: Pick<Services, 'kinds'>, kindName?: PurchaseKind): Record<string, unknown> {
  const [first] = soldKindsOf(services)
  const kind = kindName ? services.kinds[kindName] : first
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
