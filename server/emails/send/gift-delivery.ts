import { madridDay } from '#domain/dates.ts'
import type { GiftDelivery } from '#server/emails/render/gift-delivery.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** Null if it is no present. */
export function giftDelivery({ clock }: Pick<Services, 'clock'>, { gift }: Purchase): GiftDelivery | null {
  if (!gift) return null
  if (!gift.deliverOn) return { to: gift.name, delivery: 'none' }
  return { to: gift.name, delivery: gift.deliverOn > madridDay(clock.now()) ? { on: gift.deliverOn } : 'now' }
}
