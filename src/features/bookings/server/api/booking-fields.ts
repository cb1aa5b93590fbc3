import { z } from '@hono/zod-openapi'
import { bookingStates } from '#features/catalogue/rules/services/booking.ts'
import { group, money, named, orNull, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'

/** 'request': its spa is asked, and decides. */
export const procedure = z.enum(['enabled', 'request']).openapi({
  description: "'enabled': confirmed at once. 'request': the spa is asked, and nothing is charged until it accepts.",
})

export const hourPriceFields = group('For the whole party.', {
  base: money('Without offers.'),
  final: money('What the whole party pays, with the offers of that day and hour.'),
  lowest: money('The lowest of the 30 days before the offer, to be shown beside a discount.')
    .nullable()
    .openapi({ description: 'The lowest of the 30 days before the offer; null where there is none.' }),
})

const spa = group('Where.', {
  uuid: text('The spa.'),
  name: text('Its name.'),
  address: text('Street and number.'),
  phone: text('May be empty.'),
  email: text('May be empty.'),
})

const files = z.object({
  pdf: text('The booking as a sheet.'),
  calendar: text('The booking for a calendar, as an .ics file.'),
})

const proposed = z.object({
  day: text('On the calendar of the spa.'),
  time: text("By the spa's clock."),
  startsAt: text('The same as an instant, ISO 8601.'),
  note: text('What the spa says about it; may be empty.'),
})

const booking = group('The hour that is bought.', {
  service: named('What is booked.'),
  spa,
  pax: whole('How many people come.'),
  day: text('On the calendar of the spa, YYYY-MM-DD: an hour after midnight is of the next day.'),
  time: text("By the spa's clock, HH:MM."),
  startsAt: text('The same as an instant, ISO 8601.'),
  timeZone: text('The clock of the spa.'),
  minutes: whole('How long it lasts.'),
  procedure,
  flexible: yesOrNo('Of a request: whether half an hour earlier or later will do as well.'),
  heldUntil: orNull('Until when the hour is held for this purchase, ISO 8601. Null where it is not.'),
  state: z.enum(bookingStates).nullable().openapi({
    description:
      "Null until it is paid or authorised. 'requested': the spa has been asked. 'proposed': it has proposed another hour, and the buyer is asked. 'accepted': the money is being taken. 'confirmed': the spa expects them. 'declined', 'withdrawn', 'lapsed', 'failed': it came to nothing, and nothing was taken. 'cancelled': it was confirmed, and given up.",
  }),
  answerBy: orNull('Until when a request waits, ISO 8601: then it ends, and nothing is charged. Null of any other.'),
  proposed: proposed.nullable().openapi({ description: 'The other hour that the spa proposes, if it does.' }),
  freeUntil: orNull(
    'Until when it is moved or cancelled for nothing, ISO 8601; it may be past. Null: it is neither moved nor given back.',
  ),
  conditions: z.array(z.string()).openapi({ description: 'What the spa wants to be accepted; may be empty.' }),
  manage: orNull('The page on which it is moved or cancelled, or a proposal is answered. Null until it is booked.'),
  files: files.nullable().openapi({ description: 'Of a confirmed booking.' }),
})

export const bookingFields = { booking }

const shape = z.object(bookingFields)
export type BookingFields = z.infer<typeof shape>

/** The same in every example of an hour, so that one call's answer is the next one's question. */
export const exampleHour = {
  service: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
  day: '2026-12-11',
  time: '17:30',
  pax: 2,
}

/** An hour for two, before it is paid. */
export const bookingExample: BookingFields = {
  booking: {
    service: { uuid: exampleHour.service, name: 'Circuito de aguas' },
    spa: {
      uuid: '7f8d2a44-6c0e-4b39-8d1a-5b8a4b2f9c01',
      name: 'Aqua Costa Spa',
      address: 'Calle del Mar 1',
      phone: '922 000 000',
      email: 'spa@granmirador.example',
    },
    pax: exampleHour.pax,
    day: exampleHour.day,
    time: exampleHour.time,
    startsAt: '2026-12-11T17:30:00.000Z',
    timeZone: 'Atlantic/Canary',
    minutes: 90,
    procedure: 'enabled',
    flexible: false,
    heldUntil: '2026-11-15T11:15:00.000Z',
    state: null,
    answerBy: null,
    proposed: null,
    freeUntil: '2026-12-10T17:30:00.000Z',
    conditions: ['Llega 15 minutos antes.'],
    manage: null,
    files: null,
  },
}
