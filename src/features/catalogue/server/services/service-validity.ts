import { activeCampaigns } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { validityInWords, voucherValidity } from '#features/catalogue/rules/services/validity.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Day } from '#platform/time/dates.ts'

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
