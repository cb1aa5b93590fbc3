import { z } from '@hono/zod-openapi'
import { alternatesOf, languageAt } from '#features/catalogue/server/alternates.ts'
import { locationExample, locationFacts, locationFields } from '#features/catalogue/server/api/list-locations.ts'
import { locationForUri } from '#features/catalogue/server/locations.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { type Language, languageOf, languages } from '#platform/i18n/languages.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { withSlashes } from '#platform/rules/path.ts'
import type { ApiPart } from '#platform/server/http/api/api-part.ts'
import { listOf, oneOf, text } from '#platform/server/http/api/fields.ts'
import { langField } from '#platform/server/http/api/lang-field.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'
import { asking, askingForObject } from '#platform/server/http/api/wrong-fields.ts'

/** What is known about an address, whichever feature has its page. */
export const pageCalls: ApiPart = {
  name: 'pages',
  // A site of the same company asks for all of its visitors.
  uncounted: /\/shared\/[\w-]+$/,
  calls: (services) => [langAlternates(services), locationForPage(services)],
}

const ask = asking('Send the path of a page as text, such as /pt/spas/.')

const examplePath = '/pt/spas/tenerife/'
const exampleLanguage = languageOf(examplePath)

/** The address of a page, as the landing table writes it. */
const pageUri = z
  .string({ error: ask })
  .min(1, 'Is empty. Send the path of a page, such as /pt/spas/. The home page is /.')
  .max(2048, 'Is too long. Send at most 2048 characters.')
  .transform((uri) => withSlashes(uri.replace(/[?#].*/s, '')))
  .openapi({
    description:
      'Path of a page. Slashes at its beginning and end may be left out; a query or fragment is ignored. At most 2048 characters.',
    example: examplePath,
  })

const child = z.object({
  lang: oneOf(languages, 'A language of the site.'),
  url: text('Path of the page in that language.'),
})

const alternates = z
  .object({
    urls: listOf(
      z.object({
        lang: oneOf(languages, 'Language of the page that was asked for.'),
        url: text('Its path.'),
        children: listOf(child, 'The page in every language, its own included.'),
      }),
      'One entry, or none where the site has no such page.',
    ),
  })
  .openapi('LanguageAlternates')

const langAlternates = defineReading({
  tag: 'Pages',
  path: '/shared/get-lang-alter-urls-by-uri',
  operationId: 'getLangAlterUrlsByUri',
  summary: 'The same page in every language',
  description: 'For hreflang links and the language switcher. Paths begin at the public URL of the site.',
  answer: 'The addresses, or an empty list where the site has no such page.',
  kept: 'never',
  body: {
    schema: z.object({ uri: pageUri }, askingForObject).openapi('LanguageAlternatesRequest'),
    example: { uri: examplePath },
  },
  schema: alternates,
  example: {
    // Asked for once the addresses are here.
    get urls() {
      const children = languages.map((lang) => ({ lang, url: sectionPath('spas', lang, 'tenerife') }))
      return [{ lang: exampleLanguage, url: examplePath, children }]
    },
  },
  read: ({ catalogue, config }, { body: { uri } }) => ({ urls: urlsAt(catalogue.current(), uri, config.languages) }),
})

function urlsAt(snapshot: Snapshot, uri: string, live: readonly Language[]) {
  const found = alternatesOf(snapshot, uri)
  const lang = languageAt(snapshot, uri)
  if (!found || !lang) return []
  return [{ lang, url: uri, children: live.map((other) => ({ lang: other, url: found[other] })) }]
}

const locationRequest = z
  .object(
    {
      uri: pageUri,
      lang: langField().openapi({
        description: 'Language of the name and the slug, whatever the language of the page.',
        example: exampleLanguage,
      }),
    },
    askingForObject,
  )
  .openapi('LocationOfPageRequest')

const locationOfPage = z
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

const locationForPage = defineReading({
  tag: 'Pages',
  path: '/shared/get-location-for-uri',
  operationId: 'getLocationForUri',
  summary: 'The place a page is about',
  description: 'The place itself, or where the spa, the service or the hotel of the page stands.',
  answer: 'The place, or null.',
  kept: 'never',
  body: { schema: locationRequest, example: { uri: examplePath, lang: exampleLanguage } },
  schema: locationOfPage,
  example: { location: { ...locationExample, slug: 'tenerife', name: 'Tenerife' } },
  read: ({ catalogue }, { body: { uri, lang } }) => {
    const location = locationForUri(catalogue.current(), uri)
    if (!location) return { location: null }
    const { slug, name } = location.translations[lang]
    return { location: { ...locationFacts(location), slug, name } }
  },
})
