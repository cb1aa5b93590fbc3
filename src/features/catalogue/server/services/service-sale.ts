import { lowestPriceBeforeOffers } from '#features/catalogue/rules/prices/lowest-price.ts'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { VoucherPrice } from '#features/catalogue/rules/prices/voucher-price.ts'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { sellsVouchers } from '#features/catalogue/rules/spas/spa-status.ts'
import { formatPercentOff } from '#platform/i18n/format.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Snapshot } from '../snapshot.ts'

/** A party pays it once per voucher (spec 9), which the browser works out by itself. */
export function voucherPrice({ snapshot, day }: { snapshot: Snapshot; day: Day }, service: Service): VoucherPrice {
  const { base, discounted, percent, validOffers } = priceFor(service, service.capacity.minimum, day)
  if (discounted.amount >= base.amount) return { price: discounted, discount: null }
  const lowest = lowestPriceBeforeOffers(validOffers, snapshot.priceChanges.get(service.uuid) ?? [])
  return {
    price: discounted,
    discount: {
      base,
      lowest: { amount: lowest ?? base.amount, currency: base.currency },
      off: formatPercentOff(percent),
    },
  }
}

export type NotForSale = 'closed' | 'lost' | 'paused' | 'noVoucher'

/** Null where it is sold. Vouchers of a spa closed for the season are: they are enjoyed when it reopens. */
export function whyNotForSale(service: Service, spa: Spa): NotForSale | null {
  if (!sellsVouchers(spa)) return spa.status === 'lost' ? 'lost' : 'closed'
  if (!isEnabled(service)) return 'paused'
  return service.isOnlineVoucherAvailable ? null : 'noVoucher'
}
