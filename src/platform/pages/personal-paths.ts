import { declared } from './declarations.ts'
import { staticPageAt } from './paths.ts'
import { segmentAt } from './segments.ts'

/**
 * Whether a visitor is in the middle of something at this address: forms, steps of a purchase, a voucher. Everything else
 * is the same for everyone, unknown addresses included.
 */
export function isPersonalPath(path: string): boolean {
  const found = staticPageAt(path)
  if (!found) return segmentAt(path) !== null
  const { isCached, params } = declared('pages')[found.page]
  return !isCached && !params
}
