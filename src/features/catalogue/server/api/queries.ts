import { z } from '@hono/zod-openapi'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { langField } from '#platform/server/http/api/lang-field.ts'

/** The place of every example, so that one call's answer is the next one's question. */
export const examplePlace = { uuid: '1d2c9b1e-4c55-4b0a-9a57-6f1f6d1c7b10', name: 'Adeje' }

const longestText = 100

/** One language for names, texts and addresses. */
export const langQuery = langField(true)
  .default(defaultLanguage)
  .openapi({
    description: `Language of names, texts and addresses; '${defaultLanguage}' where it is left out.`,
    example: defaultLanguage,
  })

const placeQuery = z.string().max(100, { error: 'Is not right. Send the uuid of a place.' }).optional().openapi({
  description: 'Uuid of a place, from listLocationsWithLanding: only what lies in it, or in a place within it.',
  example: examplePlace.uuid,
})

const textQuery = z
  .string()
  .transform((text) => text.slice(0, longestText))
  .optional()
  .openapi({
    type: 'string',
    description:
      'Words, of which each must begin a word of the name, the spa or the place. Accents and case are ignored. Only the first 100 characters count.',
    example: 'masaje',
  })

const pageQuery = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { error: 'Is not right. Send a number from 1 on.' })
  .optional()
  .openapi({
    type: 'integer',
    description: 'Which page, from 1 on. One past the last is the last; up to 999,999.',
    example: 1,
  })

export const listQuery = z.object({ lang: langQuery, place: placeQuery, q: textQuery, page: pageQuery })

export const showQuery = z.object({ lang: langQuery })

export const uuidPath = (what: string, example: string) =>
  z.object({
    uuid: z.string().openapi({ param: { name: 'uuid', in: 'path' }, description: `Of the ${what}.`, example }),
  })
