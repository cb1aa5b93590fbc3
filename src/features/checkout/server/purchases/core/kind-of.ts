import { z } from 'zod'
import { type GiftDays, lastGiftDay } from '#features/checkout/rules/purchases/gift.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { Quote } from '#features/checkout/rules/purchases/quote.ts'
import { languages } from '#platform/i18n/languages.ts'
import { type Feature, refuseEqualNames } from '#platform/server/define-feature.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { Describing, GoodsKind, SoldKinds } from './goods-kind.ts'
import type { Purchase } from './purchase-row.ts'

declare module '#platform/server/define-feature.ts' {
  interface Feature {
    /** What it sells. */
    kinds?: readonly GoodsKind[]
  }
}

export function kindsOf(features: readonly Feature[]): SoldKinds {
  const kinds = features.flatMap((feature) => feature.kinds ?? [])
  refuseEqualNames(
    'kinds of goods',
    kinds.map(({ kind: name }) => ({ name })),
  )
  return Object.fromEntries(kinds.map((kind) => [kind.kind, kind]))
}

/** The kind of a purchase: what a feature sells, or a test. */
export function kindOf({ kinds }: Pick<Services, 'kinds'>, kind: PurchaseKind) {
  const found = kinds[kind]
  if (!found) throw new Error(`Nothing is sold as ${kind}`)
  return found
}

/** Whether the details of its quote are of a version that its kind still reads. */
export const hasReadableDetails = (
  services: Pick<Services, 'kinds'>,
  { kind, quote }: Pick<Purchase, 'kind' | 'quote'>,
) => kindOf(services, kind).isReadable?.(quote) ?? true

/** How many rooms of these goods need a name. */
export const countRooms = (services: Pick<Services, 'kinds'>, { kind, goods }: Pick<Purchase, 'kind' | 'goods'>) =>
  kindOf(services, kind).guestRooms?.(goods) ?? 1

/** What a kind describes its goods by, at this moment. */
export const describing = ({ config, clock }: Pick<Services, 'config' | 'clock'>): Describing => ({
  rules: config,
  now: clock.now(),
})

/** The goods of a purchase in a few words. */
export function describeGoods(services: Services, purchase: Purchase): string {
  const { items, title } = viewOf(services, purchase)
  return items.map(({ name }) => name).join(' + ') || title
}

/** Where they are had. */
export const placeOfGoods = (services: Services, purchase: Purchase): string => viewOf(services, purchase).place

function viewOf(services: Services, purchase: Purchase) {
  const { catalogue, clock } = services
  const reader = { snapshot: catalogue.current(), language: purchase.language, day: madridDay(clock.now()) }
  return kindOf(services, purchase.kind).describe(reader, purchase, describing(services))
}

export function giftDays(services: Services, purchase: Pick<Purchase, 'kind' | 'goods'>): GiftDays {
  const { catalogue, clock, config } = services
  const today = madridDay(clock.now())
  const validDays = kindOf(services, purchase.kind).validDays(
    { snapshot: catalogue.current(), day: today },
    purchase.goods,
    config,
  )
  return { today, lastDay: lastGiftDay(today, validDays) }
}

/**
 * How a kind reads the details that it stored with a price. They say of which version they are: one that no shape fits is
 * an error, never a guess. What is open then expires (`authorize-purchase.ts`); what is paid has to stay readable, so that
 * a version goes only when nothing paid has it.
 */
export function detailsReader<Details extends object>(shape: z.ZodType<Details>) {
  // Pages ask for them many times: the same stored object is read once.
  const read = new WeakMap<object, Details>()
  const detailsOf = ({ details }: Quote): Details => {
    const known = isObject(details) ? read.get(details) : undefined
    if (known) return known
    const found = shape.parse(details)
    if (isObject(details)) read.set(details, found)
    return found
  }
  return { detailsOf, isReadable: ({ details }: Quote) => shape.safeParse(details).success }
}

/** In every language of the site. */
export const recordPerLanguage = <Shape extends z.ZodType>(shape: Shape) => z.record(z.enum(languages), shape)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
