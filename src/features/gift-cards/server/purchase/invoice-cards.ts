import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { formatRound } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { readCardGoods } from './read-card-goods.ts'

/**
 * One line for each amount: a company's list has hundreds of cards. A card that pays for any experience is a multi-purpose
 * voucher (art. 30b of Directive 2006/112/EC): its sale is not taxed, what it is spent on is.
 */
export const invoiceCards: NonNullable<GoodsKind['invoice']> = ({ goods, language, bill }) => {
  const { t } = i18nFor(language)
  const byAmount = Map.groupBy(readCardGoods(goods).cards, ({ amount }) => amount)
  const lines = [...byAmount].map(([amount, cards]) => ({
    text: t('invoicePdf.giftCard', { amount: formatRound({ amount, currency: bill.currency }) }),
    units: cards.length,
    price: amount,
  }))
  return { lines, taxNote: t('invoicePdf.multiPurpose') }
}
