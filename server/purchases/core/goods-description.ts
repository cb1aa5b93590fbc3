import { madridDay } from '#domain/dates.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Purchase } from './purchase-row.ts'

/** What was bought, in a few words. */
export function describeGoods({ catalogue, clock, config }: Services, purchase: Purchase): string {
  const reader = { snapshot: catalogue.current(), language: purchase.language, day: madridDay(clock.now()) }
  const { items, title } = kindOf(purchase).describe(reader, purchase.goods, config)
  return items.map(({ name }) => name).join(' + ') || title
}
