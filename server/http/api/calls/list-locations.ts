import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { Location } from '#domain/catalogue/location.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import type { Services } from '#server/services.ts'
import { locationsWithLanding } from '#server/site/locations.ts'
import { revalidated } from '../caching.ts'
import { locationFacts, locationFields } from '../location-fields.ts'
import { problemResponses } from '../problem-responses.ts'

export const locationList = ({ catalogue }: Services) =>
  defineOpenAPIRoute({
    route,
    handler: (c) => c.json({ locations: locationsWithLanding(catalogue.current()).map(inEveryLanguage) }, 200),
  })

function inEveryLanguage({ location, uris }: { location: Location; uris: Record<Language, string> }) {
  const translations = languages.map((lang) => {
    const { name, slug } = location.translations[lang]
    return { lang, name, slug, uri: uris[lang] }
  })
  return { ...locationFacts(location), translations }
}

const translation = z.object({
  lang: z.enum(languages).openapi({ description: 'A language of the site; each one has its entry.' }),
  name: z.string().openapi({ description: 'Name of the place in that language.' }),
  slug: z.string().openapi({ description: 'Its part of an address in that language.' }),
  uri: z.string().openapi({ description: 'Path of its page in that language.' }),
})

const list = z
  .object({
    locations: z
      .array(
        z.object({
          ...locationFields,
          translations: z.array(translation).openapi({ description: 'Names and addresses in every language.' }),
        }),
      )
      .openapi({ description: 'Every place that has a page. The place around one of them need not have one.' }),
  })
  .openapi('LocationList')

const route = createRoute({
  method: 'get',
  path: '/locations/location-list-with-any-landing',
  operationId: 'listLocationsWithLanding',
  tags: ['Locations'],
  summary: 'The places that have a page',
  description: 'Carries an ETag: ask again with If-None-Match and the answer is 304 while nothing has changed.',
  middleware: revalidated,
  responses: {
    200: {
      description: 'The places.',
      content: {
        'application/json': {
          schema: list,
          example: {
            locations: [
              {
                uuid: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
                type: 'region',
                country: 'ES',
                parentUUID: '5a1f0a6e-7a55-4b5c-8f6d-2a4f6a0f9b02',
                translations: [
                  { lang: 'es', name: 'Tenerife', slug: 'tenerife', uri: '/spa-balneario/tenerife/' },
                  { lang: 'pt', name: 'Tenerife', slug: 'tenerife', uri: '/pt/spas/tenerife/' },
                ],
              },
            ],
          },
        },
      },
    },
    304: { description: 'Nothing has changed since the answer whose ETag was sent in If-None-Match.' },
    ...problemResponses(500),
  },
})
