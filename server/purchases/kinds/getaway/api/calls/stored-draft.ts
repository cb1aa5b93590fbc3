import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import { type BuyerStepDraft, toBuyerStepDraft } from '#domain/purchases/buyer-step.ts'
import { countryOf } from '#domain/site/languages.ts'
import { giftDays } from '#server/purchases/core/gift-days.ts'
import { countRooms, kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** What is stored of the buyer step, to be saved again with other goods: each of their rooms needs a name. */
export function storedDraft(services: Services, purchase: Purchase, goods: GetawayGoods): BuyerStepDraft {
  const { kind } = purchase
  const { buyerParts } = kindOf(services, kind)
  const days = giftDays(services, { kind, goods })
  return {
    ...toBuyerStepDraft(buyerParts, purchase, days, countryOf(purchase.language)),
    guestRooms: String(countRooms(services, { kind, goods })),
  }
}
