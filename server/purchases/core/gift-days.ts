import { madridDay } from '#domain/dates.ts'
import { type GiftDays, lastGiftDay } from '#domain/purchases/gift.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Purchase } from './purchase-row.ts'

/** Between which days a present can be delivered. */
export function giftDays({ catalogue, clock, config }: Services, purchase: Pick<Purchase, 'kind' | 'goods'>): GiftDays {
  const today = madridDay(clock.now())
  const validDays = kindOf(purchase).validDays({ snapshot: catalogue.current(), day: today }, purchase.goods, config)
  return { today, lastDay: lastGiftDay(today, validDays) }
}
