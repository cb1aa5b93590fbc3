import { type OpenAPIHonoOptions, z } from '@hono/zod-openapi'
import type { Env } from 'hono'
import { refuse } from './problem.ts'

/** Says of every field that failed its check what is wrong with it. */
export const refuseWrongFields: NonNullable<OpenAPIHonoOptions<Env>['defaultHook']> = (result) => {
  if (result.success) return
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }))
  return refuse(400, undefined, errors)
}

/** The words of a field's check: one beginning for a field that is not there, one for a field that is wrong. */
export const asking = (whatToDo: string) => (issue: { input?: unknown }) =>
  `${issue.input === undefined ? 'Is missing.' : 'Is not right.'} ${whatToDo}`

export const askingForObject = { error: 'Send a JSON object, such as {"field": "value"}.' }

/** Any text passes here: what is wrong with it is said by the rules of the form, in the language of the buyer. */
export const typed = (description: string) =>
  z
    .string({ error: asking('Send text.') })
    .default('')
    .openapi({ description })

/** Missing, it is empty, and the rules say so. */
export const needed = (description: string) => typed(description).openapi({ default: undefined })
