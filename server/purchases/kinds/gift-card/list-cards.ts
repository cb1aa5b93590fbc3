import { hiddenCardCode } from '#domain/gift-cards/card-code.ts'
import type { Database } from '#server/db/client.ts'
import { cardsOf } from '#server/gift-cards/card-row.ts'

/** Each with its state. A code is money, so operators see only its ends. */
export const listCards = async (db: Database, purchaseUuid: string): Promise<string[]> =>
  (await cardsOf(db, purchaseUuid)).map(({ code, state }) => `${hiddenCardCode(code)} ${state}`)
