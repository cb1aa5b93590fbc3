import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { Getaway } from '#domain/catalogue/getaway.ts'
import type { Availability } from '#domain/getaways/rate.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { askAvailability, noStayCodes, refuseStay } from '#server/purchases/kinds/getaway/api/ask-hotel.ts'
import { representRate, type Seen } from '#server/purchases/kinds/getaway/api/represent-rate.ts'
import { exampleStay, readStayRequest, stayRequestFields } from '#server/purchases/kinds/getaway/api/stay-request.ts'
import type { Services } from '#server/services.ts'
import { jsonBody } from '../../json-body.ts'
import { problemResponses, refuse } from '../../problem.ts'
import { askingForObject } from '../../wrong-fields.ts'
import { tooOften } from '../purchases/guards.ts'
import { type AvailabilityView, availabilityExample, availabilitySchema } from './availability-fields.ts'
import { langQuery } from './catalogue-query.ts'

export const getawayAvailability = (services: Services) =>
  defineOpenAPIRoute({
    route,
    handler: async (c) => {
      const { lang, ...request } = c.req.valid('json')
      const read = readStayRequest(services, request)
      if (!read.ok) return refuse(400, undefined, read.errors)
      const refused = await tooOften(services, c, 'availability')
      if (refused) return refused
      const found = await askAvailability(services, read.value, lang)
      if (!found.ok) return refuseStay(found.no)
      const { getaway, timeZone } = read.value
      const seen = { timeZone, now: services.clock.now() }
      return c.json(represent(getaway, found.value, seen, lang), 200)
    },
  })

function represent(getaway: Getaway, found: Availability, seen: Seen, language: Language): AvailabilityView {
  const { uuid, uuidRevision, translations, boardTypes } = getaway
  return {
    package: { uuid, uuid_revision: uuidRevision, name: translations[language].name },
    from: found.from,
    to: found.to,
    num_pax: found.numPax,
    total_nights: found.totalNights,
    rates: found.rates.map((rate) => representRate(rate, seen, language)),
    best_rate: found.bestRate && representRate(found.bestRate, seen, language),
    boardtypes_available: boardTypes
      .filter(({ type }) => found.boardTypesAvailable.includes(type))
      .map(({ type, name, description }) => ({
        type,
        name: name[language],
        description: description[language],
        translations: languages.map((code) => ({
          lang_code: code,
          name: name[code],
          description: description[code],
        })),
        images: [],
      })),
    rooms_available: found.roomsAvailable.map(({ uuid: room, name, type }) => ({
      uuid: room,
      name: name[language],
      type,
    })),
  }
}

const body = z.object({ ...stayRequestFields, lang: langQuery }, askingForObject).openapi('GetawayAvailabilityRequest')

const route = createRoute({
  method: 'post',
  path: '/getaways/availability',
  operationId: 'findGetawayAvailability',
  tags: ['Catalogue'],
  summary: 'What a getaway costs on certain nights',
  description: `Asks the hotel for its rooms, boards and conditions, with the price of the whole stay for all people. Nothing is held: startPurchase does that, with one of the rates. Where there is nothing to be had, the answer is 409 with one of these codes: ${noStayCodes.join(', ')}; detail is the sentence for the visitor. People come in even numbers: num_pax of the answer is for how many it is, which may be one more than was asked. While the hotel gives no answer it is 503.`,
  middleware: [jsonBody],
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: body, example: { ...exampleStay, lang: 'es' as const } } },
    },
  },
  responses: {
    200: {
      description: 'The rates.',
      content: { 'application/json': { schema: availabilitySchema, example: availabilityExample } },
      links: {
        getaway: {
          operationId: 'startPurchase',
          requestBody: {
            kind: 'getaway',
            packageUuid: '$response.body#/package/uuid',
            packageUuidRevision: '$response.body#/package/uuid_revision',
            from: '$response.body#/from',
            to: '$response.body#/to',
            numPax: '$response.body#/num_pax',
            rate: {
              type: '$response.body#/rates/0/type',
              name: '$response.body#/rates/0/name',
              description: '$response.body#/rates/0/description',
              price: '$response.body#/rates/0/basic_price_with_discount',
              room_type: '$response.body#/rates/0/room_type',
              room_name: '$response.body#/rates/0/room_name',
              boardtype_type: '$response.body#/rates/0/boardtype_type',
              metadata: '$response.body#/rates/0/metadata',
            },
          },
          description: 'The stay at one of its rates, whose rooms are then held.',
        },
      },
    },
    ...problemResponses(400, 409, 413, 415, 429, 500, 503),
  },
})
