import { z } from '@hono/zod-openapi'
import { asking } from './wrong-fields.ts'

/** Any text passes here: what is wrong with it is said by the rules of the form, in the language of the buyer. */
export const typed = (description: string) =>
  z
    .string({ error: asking('Send text.') })
    .default('')
    .openapi({ description })

/** Missing, it is empty, and the rules say so. */
export const needed = (description: string) => typed(description).openapi({ default: undefined })
