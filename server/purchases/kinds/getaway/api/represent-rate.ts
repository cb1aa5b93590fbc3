import { type AgreedStay, agreedPolicy } from '#domain/getaways/agreed-stay.ts'
import type { CancelPolicy } from '#domain/getaways/cancel-policy.ts'
import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import { occupanciesFor, type Rate } from '#domain/getaways/rate.ts'
import type { Quote } from '#domain/purchases/quote.ts'
import type { Language } from '#domain/site/languages.ts'
import { priceOf } from '../hold-stay.ts'
import type { RateView } from './rate-fields.ts'

/** A rate as the hotel has it now. */
export const representRate = (rate: Rate, language: Language): RateView => ({
  type: rate.type,
  name: rate.name[language],
  description: rate.description[language],
  basic_price: rate.basicPrice,
  basic_price_with_discount: rate.basicPriceWithDiscount,
  cancel_policy: representPolicy(rate.cancelPolicy),
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

type Agreed = { goods: GetawayGoods; quote: Quote; agreed: AgreedStay }

/** The rate of a purchase, as it was quoted. */
export function representAgreedRate({ goods, quote, agreed }: Agreed, language: Language): RateView {
  const price = priceOf(quote)
  return {
    type: goods.type,
    name: agreed.planName[language],
    description: agreed.planDescription?.[language] ?? '',
    basic_price: quote.lines[0]?.base ?? price,
    basic_price_with_discount: price,
    cancel_policy: representPolicy(agreedPolicy(agreed)),
    room_name: agreed.roomName[language],
    room_type: goods.roomType,
    boardtype_type: goods.boardType,
    metadata: { booking_procedure: { occupancies: occupanciesFor(goods.pax), supplier: agreed.supplier } },
  }
}

const representPolicy = ({ refundable, cancelPenalties }: CancelPolicy): RateView['cancel_policy'] => ({
  refundable,
  cancel_penalties: cancelPenalties
    .toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime())
    .map(({ deadline, price, hoursBefore }) => ({
      deadline: { timestamp: Math.floor(deadline.getTime() / 1000) },
      price,
      hours_before: hoursBefore,
    })),
})
