import { hiddenCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import type { ForOperators } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'

export const cardOperators: ForOperators = {
  /** Each with its state. A code is money, so operators see only its ends. */
  listItems: async (db, purchaseUuid) =>
    (await cardsOf(db, purchaseUuid)).map(({ code, state }) => `${hiddenCardCode(code)} ${state}`),
  /** A card is worth what its code is. What was given back of it was paid back already. */
  listPaid: async (tx, { uuid }) =>
    (await cardsOf(tx, uuid)).toReversed().map((card) => ({
      uuid: card.uuid,
      name: hiddenCardCode(card.code),
      payment: card.value - card.refundedAmount,
      balance: null,
      fate: { code: card.code },
    })),
}
