import { madridDay } from '#domain/dates.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from './kind-of.ts'
import type { Purchase } from './purchase-row.ts'

/** The goods of a purchase in a few words. */
export function describeGoods(services: Services, purchase: Purchase): string {
  const { catalogue, clock, config } = services
  const reader = { snapshot: catalogue.current(), language: purchase.language, day: madridDay(clock.now()) }
  const { items, title } = kindOf(services, purchase.kind).describe(reader, purchase.goods, config)
  return items.map(({ name }) => name).join(' + ') || title
}
