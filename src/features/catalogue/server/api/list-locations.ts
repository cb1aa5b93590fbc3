import { z } from '@hono/zod-openapi'
import { type Location, locationTypes } from '#features/catalogue/rules/location.ts'
import { locationsWithLanding } from '#features/catalogue/server/locations.ts'
import { languages } from '#platform/i18n/languages.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { listOf, oneOf, orNull, text } from '#platform/server/http/api/fields.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'

/** What a place is called by in every language. */
export const locationFields = {
  uuid: text('Name of the place that never changes.'),
  type: oneOf(locationTypes, 'A region is a province or an island.'),
  country: z.string().openapi({ description: 'ISO 3166 code; compare it without regard to case.', example: 'ES' }),
  parentUUID: orNull('The place around it; null for a country.'),
}

export const locationFacts = ({ uuid, type, country, parentUuid }: Location) => ({
  uuid,
  type,
  country,
  parentUUID: parentUuid,
})

export const locationExample = {
  uuid: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
  type: 'region' as const,
  country: 'ES',
  parentUUID: '5a1f0a6e-7a55-4b5c-8f6d-2a4f6a0f9b02',
}

const translation = z.object({
  lang: oneOf(languages, 'A language of the site; each one has its entry.'),
  name: text('Name of the place in that language.'),
  slug: text('Its part of an address in that language.'),
  uri: text('Path of its page in that language.'),
})

export const listLocations = defineReading({
  tag: 'Locations',
  path: '/locations/location-list-with-any-landing',
  operationId: 'listLocationsWithLanding',
  summary: 'The places that have a page',
  kept: 'until it changes',
  answer: 'The places.',
  schema: z
    .object({
      locations: listOf(
        z.object({
          ...locationFields,
          translations: listOf(translation, 'Names and addresses in every language.'),
        }),
        'Every place that has a page. The place around one of them need not have one.',
      ),
    })
    .openapi('LocationList'),
  example: {
    locations: [
      {
        ...locationExample,
        // Asked for once the addresses are here.
        get translations() {
          return languages.map((lang) => ({
            lang,
            name: 'Tenerife',
            slug: 'tenerife',
            uri: sectionPath('spas', lang, 'tenerife'),
          }))
        },
      },
    ],
  },
  read: ({ catalogue, config }) => ({
    locations: locationsWithLanding(catalogue.current()).map(({ location, uris }) => ({
      ...locationFacts(location),
      translations: config.languages.map((lang) => {
        const { name, slug } = location.translations[lang]
        return { lang, name, slug, uri: uris[lang] }
      }),
    })),
  }),
})
