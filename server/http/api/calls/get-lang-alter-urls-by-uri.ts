import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { languages } from '#domain/site/languages.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Services } from '#server/services.ts'
import { alternatesOf, languageAt } from '#server/site/alternates.ts'
import { jsonBody } from '../json-body.ts'
import { pageUri } from '../page-uri.ts'
import { problemResponses } from '../problem.ts'
import { askingForObject } from '../wrong-fields.ts'

export const langAlternates = ({ catalogue }: Services) =>
  defineOpenAPIRoute({
    route,
    handler: (c) => c.json({ urls: urlsAt(catalogue.current(), c.req.valid('json').uri) }, 200),
  })

function urlsAt(snapshot: Snapshot, uri: string) {
  const alternates = alternatesOf(snapshot, uri)
  const lang = languageAt(snapshot, uri)
  if (!alternates || !lang) return []
  return [{ lang, url: uri, children: languages.map((child) => ({ lang: child, url: alternates[child] })) }]
}

const language = z.enum(languages)

const alternates = z
  .object({
    urls: z
      .array(
        z.object({
          lang: language.openapi({ description: 'Language of the page that was asked for.' }),
          url: z.string().openapi({ description: 'Its path.' }),
          children: z
            .array(
              z.object({
                lang: language.openapi({ description: 'A language of the site.' }),
                url: z.string().openapi({ description: 'Path of the page in that language.' }),
              }),
            )
            .openapi({ description: 'The page in every language, its own included.' }),
        }),
      )
      .openapi({ description: 'One entry, or none where the site has no such page.' }),
  })
  .openapi('LanguageAlternates')

const route = createRoute({
  method: 'post',
  path: '/shared/get-lang-alter-urls-by-uri',
  operationId: 'getLangAlterUrlsByUri',
  tags: ['Pages'],
  summary: 'The same page in every language',
  description: 'For hreflang links and the language switcher. Paths begin at the public URL of the site.',
  middleware: [jsonBody],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ uri: pageUri }, askingForObject).openapi('LanguageAlternatesRequest'),
          example: { uri: '/pt/spas/tenerife/' },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The addresses, or an empty list where the site has no such page.',
      content: {
        'application/json': {
          schema: alternates,
          example: {
            urls: [
              {
                lang: 'pt',
                url: '/pt/spas/tenerife/',
                children: [
                  { lang: 'es', url: '/spa-balneario/tenerife/' },
                  { lang: 'pt', url: '/pt/spas/tenerife/' },
                ],
              },
            ],
          },
        },
      },
    },
    ...problemResponses(400, 413, 415, 500),
  },
})
