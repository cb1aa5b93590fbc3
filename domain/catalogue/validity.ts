import type { Service } from '#domain/catalogue/service.ts'
import type { Spa } from '#domain/catalogue/spa.ts'

type Tagged = Pick<Service, 'daysBeforeVoucherExpirate' | 'serviceTags' | 'promotionTags' | 'categoryTags'>
type Seller = Pick<Spa, 'uuid' | 'salesConfiguration'>

export type BlackFridayValidity = {
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
 * Spec 3: validity is shown in months or in days. Spec 9 speaks of 6 to 12 months, which spas write as 180 or 365 days,
 * so from half a year on whole months are said as such. Anything shorter is said in days: three months can have 92 of
 * them, and a voucher of 90 (Black Friday) must not promise two more than it has.
 */
export function validityInWords(days: number): { unit: 'months' | 'days'; count: number } {
  if (days >= halfAYear && days % 365 === 0) return { unit: 'months', count: (days / 365) * 12 }
  if (days >= halfAYear && days % 30 === 0) return { unit: 'months', count: days / 30 }
  return { unit: 'days', count: days }
}

const halfAYear = 180

function isBlackFridayDeal(service: Tagged, spa: Seller, blackFriday: BlackFridayValidity): boolean {
  const tags = [...service.serviceTags, ...service.promotionTags, ...service.categoryTags]
  return (
    blackFriday.isBlackFriday &&
    blackFriday.blackFridaySpaUuids.includes(spa.uuid) &&
    tags.includes(blackFriday.blackFridayTagUuid)
  )
}
