import { z } from '@hono/zod-openapi'
import { countFree } from '#features/bookings/rules/choosing/day-state.ts'
import { earlier } from '#features/bookings/server/booking-page/day-views.ts'
import { readHours } from '#features/bookings/server/read-taken.ts'
import { uuidPath } from '#features/catalogue/server/api/queries.ts'
import { listOf, orNull, text, whole } from '#platform/server/http/api/fields.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'
import { addDays } from '#platform/time/dates.ts'
import { exampleHour } from '../booking-fields.ts'
import { askedExample, askedFields, dayQuery, paxQuery, readAsked, representAsked } from './free-query.ts'

const daysAtOnce = 31

const answer = z
  .object({
    ...askedFields,
    from: text('The first of the days that were looked at.'),
    to: text('The last of them.'),
    next: orNull('From which day to ask on; null where no later one can be booked yet.'),
    days: listOf(
      z.object({ day: text('The day.'), hours: whole('How many of its hours are free.') }),
      'Those with a free hour, in their order; may be empty.',
    ),
  })
  .openapi('FreeDays')

export const listFreeDays = defineReading({
  tag: 'Catalogue',
  path: '/services/{uuid}/days',
  operationId: 'listFreeDays',
  summary: 'The days on which a service can be booked',
  description: `Those of ${daysAtOnce} days that have a free hour for so many people, on the calendar of the spa. Nothing is held. May be kept for a minute.`,
  answer: 'The days.',
  links: {
    hours: {
      operationId: 'listFreeHours',
      parameters: {
        uuid: '$response.body#/service',
        day: '$response.body#/days/0/day',
        pax: '$response.body#/pax',
      },
      description: 'The hours of one of them.',
    },
  },
  kept: 'for a minute',
  params: uuidPath('service', exampleHour.service),
  query: z.object({ from: dayQuery('From which day on; today where it is left out.').optional(), pax: paxQuery }),
  schema: answer,
  example: {
    ...askedExample,
    from: '2026-12-01',
    to: '2026-12-31',
    next: '2027-01-01',
    days: [{ day: exampleHour.day, hours: 7 }],
  },
  problems: [429, 503],
  read: async (services, { uuid, query: { pax, from }, c }) => {
    const asked = await readAsked(services, c, { uuid, pax, day: from, dayField: 'from' })
    if (asked instanceof Response) return asked
    const { found, day, last } = asked
    const to = earlier(addDays(day, daysAtOnce - 1), last)
    const days = await readHours(services, found, { pax: asked.pax, from: day, to, without: null })
    return {
      ...representAsked(asked),
      from: day,
      to,
      next: to < last ? addDays(to, 1) : null,
      days: days.map((one) => ({ day: one.day, hours: countFree(one) })).filter(({ hours }) => hours > 0),
    }
  },
})
