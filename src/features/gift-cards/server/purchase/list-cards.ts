import { hiddenCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'
import type { Database } from '#platform/server/db/client.ts'

/** Each with its state. A code is money, so operators see only its ends. */
export const listCards = async (db: Database, purchaseUuid: string): Promise<string[]> =>
  (await cardsOf(db, purchaseUuid)).map(({ code, state }) => `${hiddenCardCode(code)} ${state}`)
