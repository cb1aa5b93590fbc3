import { hiddenCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import type { ForOperators } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'

/** A card is worth what its code is. What was given back of it was paid back already. */
export const listPaidCards: ForOperators['listPaid'] = async (tx, { uuid }) =>
  (await cardsOf(tx, uuid)).toReversed().map((card) => ({
    uuid: card.uuid,
    name: hiddenCardCode(card.code),
    payment: card.value - card.refundedAmount,
    balance: null,
    fate: { code: card.code },
  }))
