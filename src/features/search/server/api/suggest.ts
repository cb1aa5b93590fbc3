import { z } from '@hono/zod-openapi'
import { suggestionKinds } from '#features/search/rules/suggestions.ts'
import { suggest } from '#features/search/server/suggestions/suggest.ts'
import { defaultLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { group, listOf, oneOf, text } from '#platform/server/http/api/fields.ts'
import { langField } from '#platform/server/http/api/lang-field.ts'
import { defineReading } from '#platform/server/http/api/reading.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'

const longestText = 100

const query = z.object({
  q: z
    .string({ error: asking('Send the text that is being typed.') })
    .transform((typed) => typed.slice(0, longestText))
    .openapi({
      type: 'string',
      description: 'What has been typed. Only the first 100 characters count.',
      example: 'adej',
    }),
  lang: langField().openapi({ description: 'Language of the names, notes and addresses.', example: defaultLanguage }),
  near: z
    .uuid({ error: asking('Send the uuid of a place, or leave it out.') })
    .optional()
    .openapi({
      description: 'Uuid of a place: what lies in it comes first. A place that is not known is ignored.',
      example: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
    }),
})

const marks = z.array(z.array(z.number().int()).length(2))

const inEnglish = new Intl.DisplayNames('en', { type: 'language' })
const nameFields = perLanguage((language) => text(`Name in ${inEnglish.of(language)}.`))

const pickedPlace = group('The place to remember.', {
  uuid: text('The region or community it lies in.'),
  key: text('Its key in the query of the results page.'),
  names: group('Its name in every language.', nameFields),
})

const suggestion = z.object({
  kind: oneOf(suggestionKinds, 'What it is.'),
  name: text('Its name.'),
  note: text('Where it is, or how much is there.'),
  href: text('Path of its page; of a list of results for a place without a page.'),
  value: z
    .object({
      place: text('Key of a place.').optional(),
      treatment: text('Slug of a treatment.').optional(),
    })
    .optional()
    .openapi({ description: 'What stands for it in the query of the results page. A spa has none.' }),
  photo: text('File of the picture library, for a spa.').optional(),
  marks: z
    .object({
      name: marks.openapi({ description: 'Parts of the name: first character, and the one after the last.' }),
      note: marks.openapi({ description: 'Parts of the note, likewise.' }),
    })
    .optional()
    .openapi({ description: 'What was found of the typed words.' }),
  picked: z
    .object({ country: text('ISO code of its country.'), place: pickedPlace })
    .optional()
    .openapi({ description: 'What a browser remembers when the visitor picks this place.' }),
})

const answer = z
  .object({
    groups: listOf(
      z.object({
        kind: oneOf(suggestionKinds, 'What the group holds.'),
        items: listOf(suggestion, 'At most five, the best first.'),
      }),
      'Places, spas, treatments, in this order; a group without any is left out. At most ten items in all.',
    ),
  })
  .openapi('Suggestions')

const placeExample: z.output<typeof suggestion> = {
  kind: 'place',
  name: 'Adeje',
  note: 'Tenerife · 14 spas',
  href: '/spa-balneario/tenerife/adeje/',
  value: { place: 'tenerife/adeje' },
  marks: { name: [[0, 4]], note: [] },
  picked: {
    country: 'ES',
    place: {
      uuid: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
      key: 'tenerife',
      names: perLanguage(() => 'Tenerife'),
    },
  },
}

export const suggestions = defineReading({
  tag: 'Search',
  path: '/search/suggestions',
  operationId: 'suggest',
  summary: 'Suggestions for what is being typed',
  description:
    'Accents and case are ignored. Every word must be the beginning of a word of the name, or of the place a spa is in; a typo is allowed from four letters on, two from eight.',
  answer: 'The suggestions.',
  kept: 'for a minute',
  query,
  schema: answer,
  example: { groups: [{ kind: 'place', items: [placeExample] }] },
  read: ({ catalogue }, { query: { q, lang, near } }) => ({
    groups: suggest(catalogue.current(), { text: q, language: lang, near }),
  }),
})
