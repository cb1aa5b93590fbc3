import { z } from '@hono/zod-openapi'
import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { byName, entryOf } from '#features/catalogue/server/api/entries.ts'
import {
  exampleService,
  exampleSite,
  exampleSpa,
  foundFields,
  representFound,
} from '#features/catalogue/server/api/found.ts'
import { examplePlace, listQuery } from '#features/catalogue/server/api/queries.ts'
import { defineResource } from '#features/catalogue/server/api/resource.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import { group, listOf, money, named, text, whole } from '#platform/server/http/api/fields.ts'
import type { Services } from '#platform/server/services.ts'
import { exampleStay } from '../stay-request.ts'

const getawayFields = {
  ...foundFields,
  spa: named('The spa it includes.'),
  hotel: group('Where one sleeps.', { name: text('Its name.'), stars: whole('1 to 5.') }),
  nights: whole('How many.'),
  priceFrom: money('For two people, on the cheapest days.'),
}

const getawaySummary = z.object(getawayFields).openapi('GetawaySummary')

const getawaySchema = z
  .object({
    ...getawayFields,
    uuidRevision: text('Its version: another one once something of it has changed.'),
    description: text('What it is like.'),
    boards: listOf(z.string(), 'The meals that can be had with it.'),
    services: listOf(named('One of them.'), 'The services of the spa that are part of it.'),
  })
  .openapi('Getaway')

const summaryExample = {
  uuid: exampleStay.packageUuid,
  name: 'Una noche frente al mar',
  slug: 'una-noche-frente-al-mar',
  url: `${exampleSite}/escapadas/tenerife/una-noche-frente-al-mar/`,
  spa: exampleSpa,
  place: examplePlace,
  hotel: { name: 'Hotel Gran Mirador', stars: 4 },
  nights: 1,
  priceFrom: euros(18900),
}

const getawayEntries = perSnapshot(({ getaways, spas, locations, landings }) =>
  byName(
    [...getaways.values()].filter(({ uuid, spaUuid }) => landings.of('getaway', uuid) && spas.has(spaUuid)),
    ({ translations }) => translations[defaultLanguage].name,
  ).map((getaway) =>
    entryOf(getaway, locations, getaway.hotel.locationUuid, (language) => [
      getaway.translations[language].name,
      getaway.hotel.name,
    ]),
  ),
)

export const getawayCalls = defineResource({
  tag: 'Catalogue',
  path: '/getaways',
  noun: 'getaway',
  list: {
    operationId: 'listGetaways',
    summary: 'The getaways',
    description: 'Nights in a hotel with its spa, by name, 24 on a page.',
    answer: 'The getaways.',
    links: {
      getaway: {
        operationId: 'showGetaway',
        parameters: { uuid: '$response.body#/items/0/uuid' },
        description: 'One of them.',
      },
    },
    name: 'GetawayList',
    query: listQuery,
    schema: getawaySummary,
    example: summaryExample,
    entries: ({ catalogue }) => getawayEntries(catalogue.current()),
  },
  one: {
    operationId: 'showGetaway',
    summary: 'A getaway',
    description:
      "What the stay includes. With uuid as 'packageUuid' and uuidRevision as 'packageUuidRevision', findGetawayAvailability says what it costs on certain nights.",
    answer: 'The getaway.',
    links: {
      nights: {
        operationId: 'readGetawayCalendar',
        parameters: { uuid: '$response.body#/uuid' },
        description: 'Its nights in a month.',
      },
      availability: {
        operationId: 'findGetawayAvailability',
        requestBody: { packageUuid: '$response.body#/uuid', packageUuidRevision: '$response.body#/uuidRevision' },
        description: 'What it costs on certain nights, for so many people.',
      },
    },
    schema: getawaySchema,
    example: {
      ...summaryExample,
      uuidRevision: exampleStay.packageUuidRevision,
      description: 'Una noche con desayuno y spa.',
      boards: ['Alojamiento y desayuno'],
      services: [exampleService],
    },
    find: ({ landings, getaways }, uuid) => landings.of('getaway', uuid) && getaways.get(uuid),
  },
  represent: (services, language) => ({
    item: (getaway) => summarize(services, language, getaway),
    whole: (getaway) => ({
      ...summarize(services, language, getaway),
      uuidRevision: getaway.uuidRevision,
      description: getaway.translations[language].description,
      boards: getaway.boardTypes.map(({ name }) => name[language]),
      services: getaway.serviceUuids.flatMap((uuid) => {
        const service = services.catalogue.current().services.get(uuid)
        return service ? [{ uuid, name: service.translations[language].name }] : []
      }),
    }),
  }),
})

function summarize(services: Services, language: Language, getaway: Getaway) {
  const { uuid, hotel, spaUuid, nights, priceFrom } = getaway
  const { name, slug } = getaway.translations[language]
  const placed = { uuid, name, slug, placeUuid: hotel.locationUuid }
  const { place, ...found } = representFound(services, language, 'getaway', placed)
  return {
    ...found,
    spa: { uuid: spaUuid, name: services.catalogue.current().spas.get(spaUuid)?.name ?? '' },
    place,
    hotel: { name: hotel.name, stars: hotel.stars },
    nights,
    priceFrom,
  }
}
