import { isPayingStep } from '#i18n/purchase-paths.ts'
import type { CspSources } from '#server/http/rendering/build-csp.ts'
import type { Payments } from './registry.ts'

/** Only on the steps where one pays, of whatever is bought, and nowhere else. */
export function paymentCspSources(path: string, { cardForm }: Payments): CspSources | undefined {
  if (!isPayingStep(path) || !cardForm) return undefined
  return { scripts: cardForm.origin, frames: [cardForm.origin, 'https:'] }
}
