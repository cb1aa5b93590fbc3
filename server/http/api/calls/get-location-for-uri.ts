import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { Location } from '#domain/catalogue/location.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import type { Services } from '#server/services.ts'
import { locationForUri } from '#server/site/locations.ts'
import { text } from '../fields.ts'
import { json, jsonBody, sent } from '../json-body.ts'
import { pageUri } from '../page-uri.ts'
import { problemResponses } from '../problem.ts'
import { asking, askingForObject } from '../wrong-fields.ts'
import { locationExample, locationFacts, locationFields } from './list-locations.ts'

export const locationForPage = ({ catalogue }: Services) =>
  defineOpenAPIRoute({
    route,
    handler: (c) => {
      const { uri, lang } = c.req.valid('json')
      const location = locationForUri(catalogue.current(), uri)
      return c.json({ location: location && inLanguage(location, lang) }, 200)
    },
  })

function inLanguage(location: Location, language: Language) {
  const { slug, name } = location.translations[language]
  return { ...locationFacts(location), slug, name }
}

const lang = z
  .enum(languages, { error: asking("Send 'es' or 'pt'.") })
  .openapi({ description: 'Language of the name and the slug, whatever the language of the page.', example: 'pt' })

const answer = z
  .object({
    location: z
      .object({
        ...locationFields,
        slug: text('Its part of an address, in the language asked for.'),
        name: text('Its name in the language asked for.'),
      })
      .nullable()
      .openapi({ description: 'The place, or null where the page is about no place or does not exist.' }),
  })
  .openapi('LocationOfPage')

const route = createRoute({
  method: 'post',
  path: '/shared/get-location-for-uri',
  operationId: 'getLocationForUri',
  tags: ['Pages'],
  summary: 'The place a page is about',
  description: 'The place itself, or where the spa, the service or the hotel of the page stands.',
  middleware: [jsonBody],
  request: {
    body: sent(z.object({ uri: pageUri, lang }, askingForObject).openapi('LocationOfPageRequest'), {
      uri: '/pt/spas/tenerife/',
      lang: 'pt',
    }),
  },
  responses: {
    200: {
      description: 'The place, or null.',
      content: json(answer, { location: { ...locationExample, slug: 'tenerife', name: 'Tenerife' } }),
    },
    ...problemResponses(400, 413, 415, 500),
  },
})
