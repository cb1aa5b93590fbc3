import type { FulfilWithPayment } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { deliveryInstant, deliveryPlaces } from '#features/gift-cards/rules/card-delivery.ts'
import { cardYears } from '#features/gift-cards/rules/gift-card.ts'
import { type CardToIssue, issueCards, queueCards } from '#features/gift-cards/server/issue-cards.ts'
import { getLogo } from '#features/gift-cards/server/logos/card-logos.ts'
import { ok } from '#platform/rules/result.ts'
import { addYears, madridDay } from '#platform/time/dates.ts'
import { readCardGoods } from './read-card-goods.ts'

/** Every card with its code, its ledger and its e-mail, with the purchase's own change of state: never twice, never half. */
export const fulfilCards: FulfilWithPayment['fulfil'] = async (services, tx, purchase) => {
  const now = services.clock.now()
  const { uuid: purchaseUuid, language, bill, paymentMode } = purchase
  const { cards: chosen, company } = readCardGoods(purchase.goods)
  // A card is worth more than its logo: one that was forgotten keeps nobody from theirs.
  const logo = company?.logo && (await getLogo(tx, company.logo)) ? company.logo : null
  const cards = chosen.map(({ amount, deliverOn, hour, place, ...card }, position): CardToIssue => {
    const moment = deliveryInstant({ deliverOn, hour, place })
    return {
      ...card,
      purchaseUuid,
      position,
      state: 'scheduled',
      logo,
      language,
      value: amount,
      currency: bill.currency,
      issuedAt: now,
      // A payment that came after the day: at once, as the buyer was told.
      deliverAt: moment && moment > now ? moment : now,
      timeZone: deliveryPlaces[place],
    }
  })
  const endsOn = addYears(madridDay(purchase.paidAt ?? now), cardYears)
  const issued = await issueCards(tx, services.draw, cards, {
    endsOn,
    paymentMode,
    purchaseUuid,
    reason: 'sale',
    now,
  })
  await queueCards(
    services,
    tx,
    issued.map((card) => ({ ...card, revision: 0 })),
  )
  return ok(null)
}
