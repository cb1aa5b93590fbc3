import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { addMonths } from '#domain/calendar.ts'
import { keptForAMinute } from '#server/http/api/caching.ts'
import { flag, listOf, oneOf, text, whole } from '#server/http/api/fields.ts'
import { json } from '#server/http/api/json-body.ts'
import { problemResponses } from '#server/http/api/problem.ts'
import { uuidPath } from '#server/http/api/queries.ts'
import { noSuch } from '#server/http/api/resource.ts'
import { asking } from '#server/http/api/wrong-fields.ts'
import type { Services } from '#server/services.ts'
import { exampleStay } from '../stay-request.ts'

export const getawayCalendar = (services: Services) =>
  defineOpenAPIRoute({
    route,
    handler: async (c) => {
      const { uuid } = c.req.valid('param')
      const { month } = c.req.valid('query')
      const { landings, getaways } = services.catalogue.current()
      const getaway = landings.of('getaway', uuid) && getaways.get(uuid)
      if (!getaway) return noSuch('getaway', 'listGetaways')
      const asked = { packageUuid: uuid, from: `${month}-01`, to: `${addMonths(month, 1)}-01` }
      const supplier = services.hotelRates.named(getaway.hotel.supplier)
      const days = supplier ? await supplier.readCalendar(asked) : []
      return c.json({ days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }, 200)
    },
  })

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
  isOnOffer: flag('Whether the price is a reduced one.'),
})

const answer = z
  .object({
    days: listOf(day, 'In their order. Days whose prices are not known yet, or no longer, are left out.'),
  })
  .openapi('GetawayCalendar')

const route = createRoute({
  method: 'get',
  path: '/getaways/{uuid}/calendar',
  operationId: 'readGetawayCalendar',
  tags: ['Catalogue'],
  summary: 'The nights of a getaway in a month',
  description: 'What each night costs two people at least, and which can not be had. May be kept for a minute.',
  middleware: [keptForAMinute],
  request: { params: uuidPath('getaway', exampleStay.packageUuid), query },
  responses: {
    200: {
      description: 'The days.',
      content: json(answer, {
        days: [
          {
            day: '2026-12-11',
            state: 'open',
            price: { amount: 21900, currency: 'EUR' },
            minimumNights: 1,
            isOnOffer: false,
          },
        ],
      }),
    },
    ...problemResponses(400, 404, 500, 503),
  },
})
