import { purchaseSegments } from '#i18n/paths.ts'
import type { Guests } from '#server/http/allow-scripts.ts'
import type { Payments } from './registry.ts'

/** Only where one pays, and nowhere else. */
export function guestsAt(path: string, { cardForm }: Payments): Guests | undefined {
  const isPaying = path.split('/').includes(purchaseSegments.voucher)
  return isPaying && cardForm ? { scripts: cardForm.origin, frames: [cardForm.origin, 'https:'] } : undefined
}
