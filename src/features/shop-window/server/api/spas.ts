import { z } from '@hono/zod-openapi'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { sellsVouchers } from '#features/catalogue/rules/spas/spa-status.ts'
import { byName, entryOf } from '#features/catalogue/server/api/entries.ts'
import { exampleSite, exampleSpa, foundFields, representFound } from '#features/catalogue/server/api/found.ts'
import { examplePlace, listQuery } from '#features/catalogue/server/api/queries.ts'
import { defineResource } from '#features/catalogue/server/api/resource.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import { group, listOf, money, orNull, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { serviceSummary, serviceSummaryExample, soldServices, summarizeService } from './represent-service.ts'

const spaFields = {
  ...foundFields,
  country: text('ISO 3166 code.'),
  rating: group('What visitors say.', {
    value: z.number().nullable().openapi({ description: 'Of 5; null where nobody has rated it.' }),
    count: whole('Of how many opinions.'),
  }),
  sellsVouchers: yesOrNo('Whether its vouchers are sold now.'),
  priceFrom: money('For the smallest party.')
    .nullable()
    .openapi({ description: 'Of its cheapest service that is sold, for the smallest party; null where none is.' }),
}

const spaSummary = z.object(spaFields).openapi('SpaSummary')

const spaSchema = z
  .object({
    ...spaFields,
    description: text('What it is like; may hold several paragraphs.'),
    address: text('Street and number.'),
    city: text('Town.'),
    latitude: z.number().openapi({ description: 'In degrees.' }),
    longitude: z.number().openapi({ description: 'In degrees.' }),
    hotel: orNull('The hotel it stands in, if it stands in one.'),
    contact: group('Where a voucher is booked.', {
      phone: text('May be empty.'),
      email: text('May be empty.'),
      web: orNull('Its own site.'),
    }),
    services: listOf(serviceSummary, 'What can be bought of it now.'),
  })
  .openapi('Spa')

const summaryExample = {
  ...exampleSpa,
  slug: 'aqua-costa-spa',
  url: `${exampleSite}/spa-balneario/tenerife/aqua-costa-spa/`,
  place: examplePlace,
  country: 'ES',
  rating: { value: 4.6, count: 12 },
  sellsVouchers: true,
  priceFrom: euros(4500),
}

/** What has a page, by name. */
export const spaEntries = perSnapshot(({ spas, locations, landings }) =>
  byName(
    [...spas.values()].filter(({ uuid }) => landings.of('spa', uuid)),
    ({ name }) => name,
  ).map((spa) => entryOf(spa, locations, spa.location.uuid, () => [spa.name, spa.location.city])),
)

export const spaCalls = defineResource({
  tag: 'Catalogue',
  path: '/spas',
  noun: 'spa',
  list: {
    operationId: 'listSpas',
    summary: 'The spas',
    description: 'By name, 24 on a page.',
    answer: 'The spas.',
    name: 'SpaList',
    query: listQuery,
    schema: spaSummary,
    example: summaryExample,
    entries: ({ catalogue }) => spaEntries(catalogue.current()),
  },
  one: {
    operationId: 'showSpa',
    summary: 'A spa, with what can be bought of it',
    description: 'Its services are those that are sold now, each with the price of today for its smallest party.',
    answer: 'The spa.',
    schema: spaSchema,
    example: {
      ...summaryExample,
      description: 'Un circuito frente al mar.',
      address: 'Calle del Mar 1',
      city: 'Costa Adeje',
      latitude: 28.1,
      longitude: -16.7,
      hotel: 'Hotel Gran Mirador',
      contact: { phone: '922 000 000', email: 'spa@granmirador.example', web: null },
      services: [serviceSummaryExample],
    },
    find: ({ landings, spas }, uuid) => landings.of('spa', uuid) && spas.get(uuid),
  },
  represent: (services, language) => ({
    item: (spa) => summarize(services, language, spa),
    whole: (spa) => ({
      ...summarize(services, language, spa),
      description: spa.translations[language].longDescription,
      address: spa.location.address,
      city: spa.location.city,
      latitude: spa.location.latitude,
      longitude: spa.location.longitude,
      hotel: spa.hotel?.name ?? null,
      contact: spa.contact,
      services: soldServices(services, spa).map((service) => summarizeService(services, language, { service, spa })),
    }),
  }),
})

function summarize(services: Services, language: Language, spa: Spa) {
  const day = madridDay(services.clock.now())
  const prices = soldServices(services, spa).map((sold) => priceFor(sold, sold.capacity.minimum, day).discounted)
  const { uuid, name, slug, location, rating } = spa
  return {
    ...representFound(services, language, 'spa', { uuid, name, slug, placeUuid: location.uuid }),
    country: location.country,
    rating,
    sellsVouchers: sellsVouchers(spa),
    priceFrom: prices.sort((one, other) => one.amount - other.amount)[0] ?? null,
  }
}
