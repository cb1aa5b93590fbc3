import { hiddenCardCode } from '#domain/gift-cards/card-code.ts'
import { cardsOf } from '#server/gift-cards/card-row.ts'
import type { ForOperators } from '#server/purchases/core/goods-kind.ts'

/** A card is worth what its code is. What was given back of it was paid back already. */
export const listPaidCards: ForOperators['listPaid'] = async (tx, { uuid }) =>
  (await cardsOf(tx, uuid)).toReversed().map((card) => ({
    uuid: card.uuid,
    name: hiddenCardCode(card.code),
    payment: card.value - card.refundedAmount,
    balance: null,
    fate: { code: card.code },
  }))
