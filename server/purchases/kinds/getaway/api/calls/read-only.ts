import { isDeepStrictEqual } from 'node:util'
import { representPurchase } from '#server/http/api/calls/purchases/represent-purchase.ts'
import type { FieldError } from '#server/http/api/problem.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { readOnlyFields, type UpdateBody } from './update-body.ts'

/** What of the purchase was sent back otherwise than it is. What is left out, whole or in part, is not compared. */
export async function readOnlyErrors(services: Services, { uuid }: Purchase, body: UpdateBody): Promise<FieldError[]> {
  const message = 'Can not be changed. Send it as getPurchase has it, or leave it out.'
  const current: Record<string, unknown> = await representPurchase(services, uuid)
  const changed = readOnlyFields.flatMap((field) =>
    body[field] === undefined ? [] : differences(body[field], current[field], field),
  )
  const other = body.uuid !== undefined && body.uuid !== uuid ? ['uuid'] : []
  return [...other, ...changed].map((field) => ({ field, message }))
}

/** The fields that differ, with dots inside objects. */
function differences(sent: unknown, current: unknown, at: string): string[] {
  if (!isObject(sent) || !isObject(current)) return isDeepStrictEqual(sent, current) ? [] : [at]
  return Object.keys(sent).flatMap((key) => differences(sent[key], current[key], `${at}.${key}`))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
