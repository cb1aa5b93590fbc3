import type { BookingSettings } from '#features/bookings/server/booking-settings.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import { isFramedPath } from '#platform/pages/segments.ts'
import type { CspSources } from '#platform/server/http/rendering/build-csp.ts'

/**
 * The widget may stand in a page of others, and two pages of ours show another booking service, if one is configured.
 * Nothing else of the site is opened.
 */
export function bookingCspSources(
  path: string,
  { frameAncestors, serviceUrl }: Pick<BookingSettings, 'frameAncestors' | 'serviceUrl'>,
): CspSources | undefined {
  if (isFramedPath(path)) return { ancestors: ["'self'", ...frameAncestors] }
  const page = staticPageAt(path)?.page
  const showsService = page === 'serviceBookingCheckout' || page === 'bookingConfirmation'
  return serviceUrl && showsService ? { frames: [new URL(serviceUrl).origin] } : undefined
}
