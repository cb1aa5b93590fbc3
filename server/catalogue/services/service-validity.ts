import { activeCampaigns } from '#domain/campaigns/campaigns.ts'
import { promotionCategory } from '#domain/catalogue/services/promotion-category.ts'
import type { Service } from '#domain/catalogue/services/service.ts'
import { validityInWords, voucherValidity } from '#domain/catalogue/services/validity.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'
import type { Day } from '#domain/dates.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Config } from '#server/config.ts'

export type ValidityRules = Pick<Config, 'blackFridaySpas'>

/** How many days a voucher bought that day is valid. */
export function validDays(service: Service, spa: Spa, { blackFridaySpas }: ValidityRules, day: Day): number {
  return voucherValidity(service, spa, {
    isBlackFriday: activeCampaigns(day).has('blackFriday'),
    blackFridaySpaUuids: blackFridaySpas,
    blackFridayTagUuid: promotionCategory('black-friday').uuid,
  }).days
}

/** 'Canjeable durante 12 meses'. */
export function validityWords(days: number, t: Translate): string {
  const { unit, count } = validityInWords(days)
  return t(`serviceFacts.${unit}`, { count })
}
