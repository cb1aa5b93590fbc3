import { isBookingFrame } from './booking-paths.ts'
import { pages, staticPageAt } from './paths.ts'
import { goodsSegments, purchaseSteps } from './purchase-paths.ts'

/**
 * Whether somebody is in the middle of something at this address: forms, steps of a purchase, a voucher. Everything else
 * is the same for everyone, unknown addresses included.
 */
export function isPersonalPath(path: string): boolean {
  const found = staticPageAt(path)
  if (found) return !pages[found.page].isCached && found.page !== 'search'
  if (isBookingFrame(path)) return true
  return path.split('/', 3).some((segment) => goodsSegments.includes(segment))
}

/**
 * Whether trackers may be loaded here, once somebody has agreed: on pages that are the same for everyone, and where a
 * purchase has ended. Nowhere that one types, pays, or comes to by a link of one's own: scripts of others would read
 * its key.
 */
export const mayTrack = ({ pathname, search }: Address) =>
  (!isPersonalPath(pathname) || isLastStep(pathname)) && !new URLSearchParams(search).has('key')

type Address = Pick<URL, 'pathname' | 'search'>

const isLastStep = (path: string) =>
  [purchaseSteps.confirmation, purchaseSteps.ko].some((step) => path.endsWith(`/${step}/`)) ||
  staticPageAt(path)?.page === 'bookingConfirmation'
