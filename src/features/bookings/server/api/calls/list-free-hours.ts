import { z } from '@hono/zod-openapi'
import { freeUntil } from '#features/bookings/rules/booking-deadlines.ts'
import { bookingPrice, lowestBefore } from '#features/bookings/rules/booking-price.ts'
import { readHours } from '#features/bookings/server/read-taken.ts'
import { uuidPath } from '#features/catalogue/server/api/queries.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import { euros } from '#platform/rules/money.ts'
import { listOf, orNull, text, whole } from '#platform/server/http/api/fields.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'
import type { Services } from '#platform/server/services.ts'
import { exampleHour, hourPriceFields } from '../booking-fields.ts'
import { askedExample, askedFields, dayQuery, paxQuery, readAsked, representAsked } from './free-query.ts'

const answer = z
  .object({
    ...askedFields,
    day: text('The day that was asked for.'),
    timeZone: text('The clock of the spa.'),
    hours: listOf(
      z.object({
        time: text("When it begins by the spa's clock: what startPurchase is sent as 'time'."),
        startsAt: text('The same as an instant, ISO 8601: hours after midnight are of the evening before.'),
        places: whole('How many such parties it still takes.'),
        price: hourPriceFields,
        freeUntil: orNull('Until when it is moved or cancelled for nothing, ISO 8601; may be past. Null: not at all.'),
      }),
      'Those that are free, in their order; may be empty.',
    ),
  })
  .openapi('FreeHours')

export const listFreeHours = defineReading({
  tag: 'Catalogue',
  path: '/services/{uuid}/hours',
  operationId: 'listFreeHours',
  summary: 'The free hours of a service on a day',
  description:
    'With what each costs the whole party. Nothing is held: startPurchase does that, with kind booking and one of these hours.',
  answer: 'The hours.',
  links: {
    booking: {
      operationId: 'startPurchase',
      requestBody: {
        kind: 'booking',
        service: '$response.body#/service',
        day: '$response.body#/day',
        time: '$response.body#/hours/0/time',
        pax: '$response.body#/pax',
      },
      description: 'One of them, which is then held, or asked of its spa.',
    },
  },
  kept: 'never',
  params: uuidPath('service', exampleHour.service),
  query: z.object({ day: dayQuery('The day, from listFreeDays.'), pax: paxQuery }),
  schema: answer,
  example: {
    ...askedExample,
    day: exampleHour.day,
    timeZone: 'Atlantic/Canary',
    hours: [
      {
        time: exampleHour.time,
        startsAt: '2026-12-11T17:30:00.000Z',
        places: 2,
        price: { base: euros(9000), final: euros(9000), lowest: null },
        freeUntil: '2026-12-10T17:30:00.000Z',
      },
    ],
  },
  problems: [429, 503],
  read: async (services, { uuid, query: { day, pax: people }, c }) => {
    const asked = await readAsked(services, c, { uuid, pax: people, day, dayField: 'day' })
    if (asked instanceof Response) return asked
    const { found, pax } = asked
    const { freeHours } = found.bookable.rules
    const days = await readHours(services, found, { pax, from: day, to: day, without: null })
    const free = days.flatMap(({ hours }) => hours.filter((hour) => hour.free > 0))
    return {
      ...representAsked(asked),
      day,
      timeZone: found.spa.timeZone,
      hours: free.map(({ time, startsAt, free: places }) => ({
        time,
        startsAt: startsAt.toISOString(),
        places,
        price: priceAt(services, found, { day, time, pax }),
        freeUntil: freeUntil({ startsAt, freeHours })?.toISOString() ?? null,
      })),
    }
  },
})

function priceAt(
  { catalogue }: Services,
  { service }: FoundService,
  asked: { day: string; time: string; pax: number },
) {
  const priced = bookingPrice(service, asked)
  const lowest = lowestBefore(priced, catalogue.current().priceChanges.get(service.uuid))
  return { base: priced.base, final: priced.discounted, lowest }
}
