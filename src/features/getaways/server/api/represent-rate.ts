import { z } from '@hono/zod-openapi'
import { cancellationSteps } from '#features/catalogue/rules/getaways/cancel-policy.ts'
import { occupanciesFor, type Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { paidInAll } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { type AgreedStay, agreedPolicy, type GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { type Cancelling, cancelTerms, withoutMarks } from '#features/search/server/stays/stay-words.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { group, listOf, money, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { wallClock } from '#platform/time/dates.ts'
import { stayPriceOf } from '../purchase/hold-stay.ts'

/** By whose clock the conditions are told, and when. */
export type LocalMoment = { timeZone: string; now: Date }

/** A rate as the hotel has it now. */
export const representRate = (rate: Rate, moment: LocalMoment, language: Language): RateView => ({
  type: rate.type,
  name: rate.name[language],
  description: rate.description[language],
  basic_price: rate.basicPrice,
  basic_price_with_discount: rate.basicPriceWithDiscount,
  cancel_policy: representPolicy({ ...moment, policy: rate.cancelPolicy, paid: rate.basicPriceWithDiscount }, language),
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
  const price = stayPriceOf(quote)
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

const penalty = z.object({
  deadline: group('From when on cancelling costs that.', {
    timestamp: whole('Seconds since 1970, UTC.'),
    day: text('The day on the calendar of the hotel, YYYY-MM-DD.'),
    time: text('The hour on the clock of the hotel, HH:MM.'),
  }),
  price: money('What cancelling costs then, of what was paid.'),
  hours_before: whole('How many hours before the arrival that is.'),
})

const bookingProcedure = group('How the hotel books it.', {
  occupancies: listOf(z.object({ adults: whole('How many sleep in it.') }), 'The rooms with their people.'),
  supplier: text('Who is asked for the rooms.'),
})

/** Spec 3, 'Rate': its names. Prices are of the whole stay, for all people. */
export const rateResource = z
  .object({
    type: text("Names the conditions, such as 'flexible'. With room_type and boardtype_type it names the rate."),
    name: text('What the conditions are called.'),
    description: text('The conditions in a sentence.'),
    basic_price: money('Without offers.'),
    basic_price_with_discount: money('What is paid: the price that the selected rate is sent with.'),
    cancel_policy: group('What cancelling costs, and from when on.', {
      refundable: yesOrNo('Whether it can be cancelled.'),
      cancel_penalties: listOf(
        penalty,
        'The earliest first: until its deadline cancelling is free. None if not refundable.',
      ),
      time_zone: text('Whose clock that is, such as Atlantic/Canary.'),
      terms: listOf(
        z.string(),
        'The same for the visitor, a sentence each: until when cancelling is free, and what it costs from when on.',
      ),
    }),
    room_name: text('What the room is called.'),
    room_type: text('Names the room.'),
    boardtype_type: text('Names the board: the meals.'),
    metadata: group('What the hotel wants to have back.', { booking_procedure: bookingProcedure }),
  })
  .openapi('Rate')

export type RateView = z.infer<typeof rateResource>
