import { z } from '@hono/zod-openapi'
import { uuidPath } from '#features/catalogue/server/api/queries.ts'
import { noSuch } from '#features/catalogue/server/api/resource.ts'
import { euros } from '#platform/rules/money.ts'
import { listOf, oneOf, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'
import { addMonths } from '#platform/time/calendar.ts'
import { exampleStay } from '../stay-request.ts'

const query = z.object({
  month: z
    .string({ error: asking('Send a month, such as 2026-12.') })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'Is not right. Send a month, such as 2026-12.' })
    .openapi({ description: 'The month whose days are asked for.', example: '2026-12' }),
})

const day = z.object({
  day: text('The day of arrival.'),
  state: oneOf(['open', 'full', 'closed'], 'Whether its night can be had.'),
  price: z
    .object({ amount: whole('In cents.'), currency: text('ISO 4217 code.') })
    .nullable()
    .openapi({ description: 'The least that its night costs two people; null where it can not be had.' }),
  minimumNights: whole('The least that who arrives then must stay.'),
  isOnOffer: yesOrNo('Whether the price is a reduced one.'),
})

const answer = z
  .object({
    days: listOf(day, 'In their order. Days whose prices are not known yet, or no longer, are left out.'),
  })
  .openapi('GetawayCalendar')

export const getawayCalendar = defineReading({
  tag: 'Catalogue',
  path: '/getaways/{uuid}/calendar',
  operationId: 'readGetawayCalendar',
  summary: 'The nights of a getaway in a month',
  description: 'What each night costs two people at least, and which can not be had. May be kept for a minute.',
  answer: 'The days.',
  kept: 'for a minute',
  params: uuidPath('getaway', exampleStay.packageUuid),
  query,
  schema: answer,
  example: {
    days: [
      {
        day: '2026-12-11',
        state: 'open',
        price: euros(21900),
        minimumNights: 1,
        isOnOffer: false,
      },
    ],
  },
  problems: [503],
  read: async ({ catalogue, hotelRates }, { uuid, query: { month } }) => {
    const { landings, getaways } = catalogue.current()
    const getaway = landings.of('getaway', uuid) && getaways.get(uuid)
    if (!getaway) return noSuch('getaway', 'listGetaways')
    const asked = { packageUuid: uuid, from: `${month}-01`, to: `${addMonths(month, 1)}-01` }
    const days = (await hotelRates.named(getaway.hotel.supplier)?.readCalendar(asked)) ?? []
    return { days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }
  },
})
