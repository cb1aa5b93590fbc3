import type { LayoutName } from '#i18n/page-row.ts'
import { type PageKey, pages } from '#i18n/paths.ts'
import { purchaseSegments } from '#i18n/purchase-paths.ts'

type Flags = { simpleSpas: boolean }

/**
 * Which frame a route stands in (spec 2.2, 2.5, 2.7). Route names are `page.language`, and `kind.step.language` for the
 * steps of a purchase.
 */
export function layoutOf(routeId: string | undefined, { simpleSpas }: Flags): LayoutName {
  const name = routeId?.replace(/\.(es|pt)$/, '') ?? ''
  if (name in pages) return pages[name as PageKey].layout
  if (name === 'components' || name === 'bookingFrame') return 'blank'
  const [kind = '', step] = name.split('.')
  if (simpleSpas && (kind === 'voucher' || name === 'voucherStart')) return 'simple-checkout'
  if (kind in purchaseSegments && step) return step === 'confirmation' ? 'thanks' : 'checkout'
  if (name === 'voucherStart' || name === 'getawayStart' || name === 'getawayCancel') return 'checkout'
  if (name === 'giftCardsSent') return 'default-no-finder'
  if (name.startsWith('spas/')) return simpleSpas ? 'simple-spa' : 'default'
  // Lists of getaways have a search of their own, by dates.
  if (name === 'getaways/' || name === 'getaways/:place/') return 'default-no-finder'
  if (name === 'notFound') return 'default-empty-header'
  return 'default'
}
