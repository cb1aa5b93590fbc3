import { createHash, timingSafeEqual } from 'node:crypto'
import type { HourChoice } from '#features/bookings/rules/choosing/choice.ts'
import { framePath } from '#features/bookings/rules/frame-path.ts'
import type { BookingSettings } from '#features/bookings/server/booking-settings.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import { onlineBookingOf } from '#features/catalogue/rules/spas/online-booking.ts'
import { sellsVouchers } from '#features/catalogue/rules/spas/spa-status.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import { isFramedPath } from '#platform/pages/segments.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { CspSources } from '#platform/server/http/rendering/build-csp.ts'

/** What is said to the other service of what was chosen here. */
const sharedParams = ['service', 'pax', 'day', 'time'] as const

/** Spec 7: the widget of the other booking service, if one is configured and the service is booked online. */
export function bookingServiceFrame(
  { bookings: { serviceUrl, token }, requestOnlySpa }: Pick<Config, 'bookings' | 'requestOnlySpa'>,
  snapshot: Snapshot,
  choice: HourChoice,
  language: Language,
): string | null {
  if (!serviceUrl || !token || !isOfferedOnline(snapshot, choice.service, requestOnlySpa)) return null
  const params = sharedParams.flatMap((name) => (choice[name] ? [[name, choice[name]]] : []))
  return `${serviceUrl}${framePath}?${new URLSearchParams([['token', token], ...params, ['lang', language]])}`
}

/** Whether anybody books it, here or there: there nothing need be known here of its cabins and hours. */
export function isOfferedOnline(snapshot: Snapshot, serviceUuid: string, requestOnlySpa?: string | null): boolean {
  const service = snapshot.services.get(serviceUuid)
  const spa = service && snapshot.spas.get(service.spaUuid)
  if (!service || !spa || !isEnabled(service) || !sellsVouchers(spa)) return false
  return onlineBookingOf(service, requestOnlySpa) !== 'disabled'
}

/** Compared by their hashes, which are of one length, so that the time it takes says nothing. Without a token nobody has it. */
export function isKnownToken(candidate: string, token: string | null): boolean {
  return token !== null && timingSafeEqual(hashOf(candidate), hashOf(token))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

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
