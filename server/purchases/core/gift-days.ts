import { madridDay } from '#domain/dates.ts'
import { type GiftDays, lastGiftDay } from '#domain/purchases/gift.ts'
import type { Services } from '#server/services.ts'
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
