import type { OpenAPIHonoOptions } from '@hono/zod-openapi'
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
