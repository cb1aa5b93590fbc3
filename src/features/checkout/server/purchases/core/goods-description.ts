import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { describing, kindOf } from './kind-of.ts'
import type { Purchase } from './purchase-row.ts'

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
