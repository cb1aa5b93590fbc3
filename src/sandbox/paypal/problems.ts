import type { Context } from 'hono'

/** What PayPal answers when it does not do what it was asked to. */
export const issue = (c: Context, name: string, status: 400 | 422 = 422) =>
  c.json({ name: status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST', details: [{ issue: name }] }, status)

export const resourceNotFound = (c: Context) =>
  c.json({ name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] }, 404)
