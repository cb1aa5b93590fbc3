import { isBookingFrame } from '#i18n/booking-paths.ts'
import { pages, staticPageAt } from '#i18n/paths.ts'
import { purchaseSegments } from '#i18n/purchase-paths.ts'

/**
 * Whether somebody is in the middle of something at this address: forms, steps of a purchase, a voucher. Everything else
 * is the same for everyone and comes from memory, unknown addresses included.
 */
export function isPersonal(method: string, path: string): boolean {
  if (method === 'POST') return true
  const page = pagePathOf(path)
  const found = staticPageAt(page)
  if (found) return !pages[found.page].isCached && found.page !== 'search'
  if (isBookingFrame(page)) return true
  return page.split('/', 3).some((segment) => purchases.has(segment))
}

const purchases: ReadonlySet<string> = new Set(Object.values(purchaseSegments))

/** React Router asks for the data of `/a/` at `/a/_.data` or `/a.data`, and for that of the home page at `/_root.data`. */
export const pagePathOf = (path: string) => path.replace(/\/?(_|_root)?\.data$/, '/')
