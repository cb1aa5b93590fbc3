import type { Service } from '#features/catalogue/rules/services/service.ts'

export const onlineBookings = ['disabled', 'request', 'enabled'] as const
export type OnlineBooking = (typeof onlineBookings)[number]

/** Spec 4: any value other than 'no' enables booking. One spa, named by a setting, always works on request. */
export function onlineBookingOf(
  service: Pick<Service, 'spaUuid' | 'onlineBookingAvailable'>,
  forcedRequestSpaUuid?: string | null,
): OnlineBooking {
  if (service.spaUuid === forcedRequestSpaUuid) return 'request'
  if (service.onlineBookingAvailable === 'no') return 'disabled'
  return service.onlineBookingAvailable === 'request' ? 'request' : 'enabled'
}
