import type { Services } from '#server/services.ts'
import type { SoldKinds } from '../core/goods-kind.ts'
import { bookingKind } from './booking/booking-kind.ts'
import { getawayKind } from './getaway/getaway-kind.ts'
import { giftCardKind } from './gift-card/gift-card-kind.ts'
import { voucherKind } from './voucher/voucher-kind.ts'

/** A kind of goods is its folder and a line here. */
export const soldKinds: SoldKinds<Services> = {
  voucher: voucherKind,
  getaway: getawayKind,
  booking: bookingKind,
  'gift-card': giftCardKind,
}
