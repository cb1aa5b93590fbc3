import { z } from '@hono/zod-openapi'
import { group, listOf, money, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'

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
export const rateSchema = z
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

export type RateView = z.infer<typeof rateSchema>
