import { isPayingStep } from '#i18n/paths.ts'
import type { Guests } from '#server/http/rendering/build-csp.ts'
import type { Payments } from './registry.ts'

/** Only on the steps where one pays, of whatever is bought, and nowhere else. */
export function guestsAt(path: string, { cardForm }: Payments): Guests | undefined {
  if (!isPayingStep(path) || !cardForm) return undefined
  return { scripts: cardForm.origin, frames: [cardForm.origin, 'https:'] }
}
