import { isPayingStep } from '#features/checkout/rules/purchase-paths.ts'
import type { CspSources } from '#platform/server/http/rendering/build-csp.ts'
import type { Payments } from './registry.ts'

/** The sources that the card form needs. Only the payment steps allow them, for every kind of purchase. */
export function paymentCspSources(path: string, { cardForm }: Payments): CspSources | undefined {
  if (!isPayingStep(path) || !cardForm) return undefined
  const forms = [cardForm.origin, 'https:']
  return { scripts: [cardForm.origin], frames: ["'self'", ...forms], forms }
}
