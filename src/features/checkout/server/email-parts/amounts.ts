import type { Tax } from '#features/catalogue/rules/prices/tax.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { describeSummary } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { dayFormats, formatMoney, formatPercentOff } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Money } from '#platform/rules/money.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { noteBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { methodInWords, type PaidWith } from './paid-with.ts'
import { paidWithOf } from './purchase-context.ts'

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

/** The bill of an order, how it was paid and when. */
export async function orderSummary(services: Services, purchase: Purchase) {
  const now = services.clock.now()
  const reader = { snapshot: services.catalogue.current(), language: purchase.language, day: madridDay(now) }
  const { lines, total } = describeSummary(services, reader, purchase)
  const paidOn = madridDay(purchase.paidAt ?? now)
  return { lines, total, tax: purchase.quote.tax, paidOn, paidWith: await paidWithOf(services, purchase) }
}

type Summary = {
  lines: { label: string; amount: string; isOff: boolean }[]
  total: string
  tax: Tax | null
  paidOn: Day
  paidWith: PaidWith
  locator: string
}

export const summaryBlocks = (order: Summary, t: Translate, language: Language): EmailBlock[] => [
  { kind: 'heading', words: t('mailPurchases.summary') },
  { kind: 'amounts', lines: order.lines, total: { label: totalLabel(order.tax, t), amount: order.total } },
  noteBlock(
    t('mailPurchases.paid', {
      day: dayFormats.long(order.paidOn, language),
      method: methodInWords(order.paidWith, t),
      locator: order.locator,
    }),
  ),
]

/** 'Total (IVA incluido)', or the total alone of what is taxed elsewhere. */
const totalLabel = (tax: Tax | null, t: Translate) =>
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
