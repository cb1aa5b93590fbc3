import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import type { StartOptions } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The names of what is chosen, in an address and in a form. */
export const choiceFields = ['package', 'revision', 'from', 'to', 'pax', 'room', 'board', 'rate'] as const
export type ChoiceField = (typeof choiceFields)[number]

export const choiceOf = (goods: GetawayGoods): Record<ChoiceField, string> => ({
  package: goods.packageUuid,
  revision: goods.packageUuidRevision,
  from: goods.from,
  to: goods.to,
  pax: String(goods.pax),
  room: goods.roomType,
  board: goods.boardType,
  rate: goods.type,
})

/** The first step with this choice. It leads to the getaway's own page, where it can be changed. */
export function startHref(goods: GetawayGoods, language: Language, { isGift = false, purchase }: StartOptions = {}) {
  const query = new URLSearchParams(choiceOf(goods))
  if (isGift) query.set('for', 'gift')
  if (purchase) query.set('purchase', purchase)
  return `${goodsPath('getawayStart', language)}?${query}`
}
