import type { Tax } from '#features/catalogue/rules/prices/tax.ts'
import { formatMoney, formatPercentOff } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Money } from '#platform/rules/money.ts'

/** A line of the summary. What is taken off has a negative amount. */
export type PriceLine =
  | { kind: 'vouchers'; count: number; party: string; amount: Money }
  | { kind: 'offer'; percent: number; amount: Money }
  | { kind: 'coupon' | 'gift-card' | 'wallet'; code: string; amount: Money }
  | { kind: 'delivery'; amount: Money }

export const lineInWords = (line: PriceLine, t: Translate) => ({
  label: labelOf(line, t),
  amount: formatMoney(line.amount),
  isOff: line.amount.amount < 0,
})

/** 'Total (IVA incluido)', or the total alone of what is taxed elsewhere. */
export const totalLabel = (tax: Tax | null, t: Translate) =>
  tax ? t('mailPurchases.lines.total', { tax }) : t('purchases.summary.total')

function labelOf(line: PriceLine, t: Translate): string {
  switch (line.kind) {
    case 'vouchers':
      return t('mailPurchases.lines.vouchers', { count: line.count, party: line.party })
    case 'offer':
      return t('mailPurchases.lines.offer', { percent: formatPercentOff(line.percent) })
    case 'coupon':
      return t('mailPurchases.lines.coupon', { code: line.code })
    case 'gift-card':
      return t('mailPurchases.lines.giftCard', { code: line.code })
    case 'wallet':
      return t('mailPurchases.lines.wallet', { code: line.code })
    case 'delivery':
      return t('mailPurchases.lines.delivery')
  }
}
