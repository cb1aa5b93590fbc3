import { type GiftDays, lastGiftDay } from '#features/checkout/rules/purchases/gift.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { kindOf } from './kind-of.ts'
import type { Purchase } from './purchase-row.ts'

/** The days on which a gift can be delivered. */
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
