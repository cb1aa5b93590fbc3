import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Service } from './service.ts'

type Tagged = Pick<Service, 'daysBeforeVoucherExpirate' | 'serviceTags' | 'promotionTags' | 'categoryTags'>
type Seller = Pick<Spa, 'uuid' | 'salesConfiguration'>

type BlackFridayValidity = {
  isBlackFriday: boolean
  /** Spec 9: two specific spas, named by a setting. */
  blackFridaySpaUuids: readonly string[]
  blackFridayTagUuid: string
}

const blackFridayDays = 90

/** How long a voucher bought now can be used. A service's own validity comes before that of its spa. */
export function voucherValidity(service: Tagged, spa: Seller, blackFriday: BlackFridayValidity): { days: number } {
  if (isBlackFridayDeal(service, spa, blackFriday)) return { days: blackFridayDays }
  return { days: service.daysBeforeVoucherExpirate ?? spa.salesConfiguration.daysBeforeVoucherExpirate }
}

/**
 * Spec 3: validity is shown in months or in days. Months are said only where the voucher has all of them whenever it is
 * bought. 365 days have: they and the day of purchase are 366, the longest twelve months. 180 days have not: six months
 * can have 184.
 */
export function validityInWords(days: number): { unit: 'months' | 'days'; count: number } {
  return days > 0 && days % daysInYear === 0
    ? { unit: 'months', count: (days / daysInYear) * 12 }
    : { unit: 'days', count: days }
}

const daysInYear = 365

function isBlackFridayDeal(service: Tagged, spa: Seller, blackFriday: BlackFridayValidity): boolean {
  const tags = [...service.serviceTags, ...service.promotionTags, ...service.categoryTags]
  return (
    blackFriday.isBlackFriday &&
    blackFriday.blackFridaySpaUuids.includes(spa.uuid) &&
    tags.includes(blackFriday.blackFridayTagUuid)
  )
}
