import { z } from '@hono/zod-openapi'
import { languages } from '#platform/i18n/languages.ts'
import { asking } from './wrong-fields.ts'

/** One of the languages, and what is answered to any other. */
export const langField = (canBeLeftOut = false) =>
  z.enum(languages, { error: asking(`Send ${namedLanguages}${canBeLeftOut ? ', or leave it out' : ''}.`) })

const namedLanguages = languages.map((language) => `'${language}'`).join(' or ')
