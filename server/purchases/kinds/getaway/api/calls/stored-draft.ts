import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import { type BuyerStepDraft, toBuyerStepDraft } from '#domain/purchases/buyer-step.ts'
import { countryCodes } from '#domain/site/languages.ts'
import { giftDays } from '#server/purchases/core/gift-days.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** What is stored of the buyer step, to be saved again with other goods. Names of rooms that go are left out. */
export function storedDraft(services: Services, purchase: Purchase, goods: GetawayGoods): BuyerStepDraft {
  const { buyerParts } = kindOf(services, purchase.kind)
  const days = giftDays(services, { kind: purchase.kind, goods })
  const rooms = Math.min(purchase.guests?.length ?? 1, goods.pax / 2)
  return {
    ...toBuyerStepDraft(buyerParts, purchase, days, countryCodes[purchase.language]),
    guestRooms: String(Math.max(rooms, 1)),
  }
}
