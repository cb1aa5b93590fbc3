import { formatMoney } from '#platform/i18n/format.ts'
import { type Money, multiply } from '#platform/rules/money.ts'

/** What one voucher costs today. `discount`: its full price, the lowest of 30 days (EU Omnibus rule), and how much is off. */
export type VoucherPrice = { price: Money; discount: { base: Money; lowest: Money; off: string } | null }

/** Spec 9: every voucher of a party costs the same, so a party pays for as many as it needs. */
export const partyPrice = ({ price, discount }: VoucherPrice, count: number) => ({
  amount: formatMoney(multiply(price, count)),
  ...(discount && {
    was: formatMoney(multiply(discount.base, count)),
    off: discount.off,
    lowest: formatMoney(multiply(discount.lowest, count)),
  }),
})
