import type { BillLine } from '#domain/pricing/purchase-lines.ts'
import { formatMoney, formatPercentOff } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'

export type SummaryView = ReturnType<typeof describeSummary>

/** The summary beside each step, as formatted text. Its amounts are those of the bill that will be charged. */
export function describeSummary(services: Services, reader: Reader, purchase: Purchase) {
  const { t } = i18nFor(reader.language)
  const { bill, gift, quote } = purchase
  const goods = kindOf(services, purchase.kind).describe(reader, purchase.goods, services.config)
  const money = (amount: number) => formatMoney({ amount, currency: bill.currency })
  const count = goods.items.reduce((sum, item) => sum + item.units, 0)
  return {
    ...goods,
    // With the purchase's uuid, so that the first step changes this purchase instead of starting another.
    changeHref: `${goods.changeHref}${gift ? '&for=gift' : ''}&purchase=${purchase.uuid}`,
    giftFor: gift && (gift.name ? t('purchases.summary.giftFor', { name: gift.name }) : t('purchases.summary.gift')),
    lines: [
      ...bill.lines.map((line) => ({
        label: labelOf(line, count, t),
        amount: money(line.amount),
        isOff: line.amount < 0,
      })),
      ...(purchase.postal
        ? []
        : [{ label: t('purchases.summary.byEmail'), amount: t('purchases.summary.free'), isOff: false }]),
    ],
    total: money(bill.total),
    tax: t('purchases.summary.tax', { tax: quote.tax }),
    lowest: quote.lowest === null ? null : t('purchases.summary.lowest', { amount: money(quote.lowest) }),
    promises: {
      refund: t('purchases.summary.promises.refund'),
      validity: goods.validity && t('purchases.summary.promises.validity', { time: goods.validity }),
      secure: t('purchases.summary.promises.secure'),
    },
  }
}

function labelOf(line: BillLine, count: number, t: Translate): string {
  if (line.kind === 'goods') return t('purchases.summary.voucher', { count })
  if (line.kind === 'offer') return t('purchases.summary.offer', { off: formatPercentOff(line.percent) })
  if (line.kind === 'postal') return t('purchases.summary.postal')
  if (line.kind === 'coupon') return t('purchases.summary.coupon', { code: line.code })
  return t(line.balance === 'gift-card' ? 'purchases.summary.giftCard' : 'purchases.summary.wallet', {
    code: line.code,
  })
}
