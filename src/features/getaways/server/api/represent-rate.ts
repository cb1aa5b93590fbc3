import { cancellationSteps } from '#features/catalogue/rules/getaways/cancel-policy.ts'
import { occupanciesFor, type Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { paidInAll } from '#features/checkout/rules/bill/paid-parts.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { type AgreedStay, agreedPolicy } from '#features/getaways/rules/agreed-stay.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { type Cancelling, cancelTerms, withoutMarks } from '#features/search/server/stays/stay-words.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { wallClock } from '#platform/time/dates.ts'
import { priceOf } from '../purchase/hold-stay.ts'
import type { RateView } from './rate-fields.ts'

/** By whose clock the conditions are told, and when. */
export type Seen = { timeZone: string; now: Date }

/** A rate as the hotel has it now. */
export const representRate = (rate: Rate, seen: Seen, language: Language): RateView => ({
  type: rate.type,
  name: rate.name[language],
  description: rate.description[language],
  basic_price: rate.basicPrice,
  basic_price_with_discount: rate.basicPriceWithDiscount,
  cancel_policy: representPolicy({ ...seen, policy: rate.cancelPolicy, paid: rate.basicPriceWithDiscount }, language),
  room_name: rate.roomName[language],
  room_type: rate.roomType,
  boardtype_type: rate.boardType,
  metadata: {
    booking_procedure: {
      occupancies: rate.metadata.bookingProcedure.occupancies.map(({ adults }) => ({ adults })),
      supplier: rate.metadata.bookingProcedure.supplier,
    },
  },
})

type Agreed = Pick<Purchase, 'quote' | 'bill'> & { goods: GetawayGoods; agreed: AgreedStay }

/** The rate of a purchase, as it was quoted. What cancelling costs is of what is paid: less than the price with a coupon. */
export function representAgreedRate({ goods, quote, bill, agreed }: Agreed, now: Date, language: Language): RateView {
  const price = priceOf(quote)
  const paid = { ...price, amount: paidInAll(bill) }
  const { timeZone } = agreed.hotel
  return {
    type: goods.type,
    name: agreed.planName[language],
    description: agreed.planDescription[language],
    basic_price: quote.lines[0]?.base ?? price,
    basic_price_with_discount: price,
    cancel_policy: representPolicy({ policy: agreedPolicy(agreed), paid, timeZone, now }, language),
    room_name: agreed.roomName[language],
    room_type: goods.roomType,
    boardtype_type: goods.boardType,
    metadata: { booking_procedure: { occupancies: occupanciesFor(goods.pax), supplier: agreed.supplier } },
  }
}

function representPolicy(cancelling: Cancelling, language: Language): RateView['cancel_policy'] {
  const { policy, paid, timeZone } = cancelling
  const hoursBefore = new Map(policy.cancelPenalties.map((one) => [one.deadline.getTime(), one.hoursBefore]))
  return {
    refundable: policy.refundable,
    cancel_penalties: cancellationSteps(policy, paid).map(({ deadline, price }) => ({
      deadline: { timestamp: Math.floor(deadline.getTime() / 1000), ...wallClock(deadline, timeZone) },
      price,
      hours_before: hoursBefore.get(deadline.getTime()) ?? 0,
    })),
    time_zone: timeZone,
    terms: cancelTerms(cancelling, language, i18nFor(language).t).map(withoutMarks),
  }
}
