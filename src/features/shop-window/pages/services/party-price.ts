import type { VoucherPrice } from '#features/catalogue/server/services/service-sale.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { multiply } from '#platform/rules/money.ts'

/** Spec 9: every voucher of a party costs the same, so a party pays for as many as it needs. */
export function partyPrice({ price, discount }: VoucherPrice, count: number) {
  return {
    amount: formatMoney(multiply(price, count)),
    ...(discount && {
      was: formatMoney(multiply(discount.base, count)),
      lowest: formatMoney(multiply(discount.lowest, count)),
      off: discount.off,
    }),
  }
}
