import { z } from '@hono/zod-openapi'
import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Availability } from '#features/catalogue/rules/getaways/rate.ts'
import { langQuery } from '#features/catalogue/server/api/queries.ts'
import { defaultLanguage, type Language, languages } from '#platform/i18n/languages.ts'
import { group, listOf, oneOf, text, whole } from '#platform/server/http/api/fields.ts'
import { tooOften } from '#platform/server/http/api/guards.ts'
import { refuse } from '#platform/server/http/api/problem.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'
import { askingForObject } from '#platform/server/http/api/wrong-fields.ts'
import { askAvailability, noStayCodes, refuseStay } from '../ask-hotel.ts'
import { rateExample } from '../example.ts'
import { type LocalMoment, rateResource, representRate } from '../represent-rate.ts'
import { exampleStay, readStayRequest, stayRequestFields } from '../stay-request.ts'

const image = z.object({ uuid: text('Its uuid.'), rel: text('What it shows.'), url: text('Where it is.') })

const boardWords = { name: text('What it is called.'), description: text('Which meals it includes.') }

const boardType = z.object({
  type: text('Names the board.'),
  ...boardWords,
  translations: listOf(
    z.object({ lang_code: oneOf(languages, 'The language.'), ...boardWords }),
    'The same in every language.',
  ),
  images: listOf(image, 'Pictures of it. Hotels give none so far.'),
})

const room = z.object({ uuid: text('Its uuid.'), name: text('What it is called.'), type: text('Names the room.') })

/** Spec 3, 'Getaway availability': its names. */
export const availabilitySchema = z
  .object({
    package: group('What was asked for.', {
      uuid: text('The getaway.'),
      uuid_revision: text('Its version.'),
      name: text('Its name.'),
    }),
    from: text('The day of arrival.'),
    to: text('The day of departure.'),
    num_pax: whole('How many people.'),
    total_nights: whole('How many nights.'),
    rates: listOf(rateResource, 'Each room with each board and on each conditions.'),
    best_rate: rateResource.nullable().openapi({ description: 'The cheapest of them.' }),
    boardtypes_available: listOf(boardType, 'The boards of the rates.'),
    rooms_available: listOf(room, 'The rooms of the rates.'),
  })
  .openapi('GetawayAvailability')

export type AvailabilityView = z.infer<typeof availabilitySchema>

const availabilityExample: AvailabilityView = {
  package: {
    uuid: exampleStay.packageUuid,
    uuid_revision: exampleStay.packageUuidRevision,
    name: 'Una noche frente al mar',
  },
  from: exampleStay.from,
  to: exampleStay.to,
  num_pax: exampleStay.numPax,
  total_nights: 2,
  rates: [rateExample],
  best_rate: rateExample,
  boardtypes_available: [
    {
      type: 'breakfast',
      name: 'Alojamiento y desayuno',
      description: 'Desayuno bufé.',
      translations: [{ lang_code: defaultLanguage, name: 'Alojamiento y desayuno', description: 'Desayuno bufé.' }],
      images: [],
    },
  ],
  rooms_available: [
    { uuid: '4f3a9c1e-2c55-4b0a-9a57-6f1f6d1c7b44', name: 'Doble con vistas al mar', type: 'double-sea' },
  ],
}

const body = z.object({ ...stayRequestFields, lang: langQuery }, askingForObject).openapi('GetawayAvailabilityRequest')

export const getawayAvailability = defineReading({
  tag: 'Catalogue',
  path: '/getaways/availability',
  operationId: 'findGetawayAvailability',
  summary: 'What a getaway costs on certain nights',
  description: `Asks the hotel for its rooms, boards and conditions, with the price of the whole stay for all people. Nothing is held: startPurchase does that, with one of the rates. Where there is nothing to be had, the answer is 409 with one of these codes: ${noStayCodes.join(', ')}; detail is the sentence for the visitor. People come in even numbers: num_pax of the answer is for how many it is, which may be one more than was asked. While the hotel gives no answer it is 503.`,
  answer: 'The rates.',
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
  kept: 'never',
  body: { schema: body, example: { ...exampleStay, lang: defaultLanguage } },
  schema: availabilitySchema,
  example: availabilityExample,
  problems: [409, 429, 503],
  read: async (services, { body: { lang, ...request }, c }) => {
    const read = readStayRequest(services, request)
    if (!read.ok) return refuse(400, undefined, read.errors)
    const refused = await tooOften(services, c, 'availability')
    if (refused) return refused
    const found = await askAvailability(services, read.value, lang)
    if (!found.ok) return refuseStay(found.no)
    const { getaway, timeZone } = read.value
    return represent(getaway, found.value, { timeZone, now: services.clock.now() }, lang)
  },
})

function represent(getaway: Getaway, found: Availability, moment: LocalMoment, language: Language): AvailabilityView {
  const { uuid, uuidRevision, translations, boardTypes } = getaway
  return {
    package: { uuid, uuid_revision: uuidRevision, name: translations[language].name },
    from: found.from,
    to: found.to,
    num_pax: found.numPax,
    total_nights: found.totalNights,
    rates: found.rates.map((rate) => representRate(rate, moment, language)),
    best_rate: found.bestRate && representRate(found.bestRate, moment, language),
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
    rooms_available: found.roomsAvailable.map((room) => ({
      uuid: room.uuid,
      name: room.name[language],
      type: room.type,
    })),
  }
}
