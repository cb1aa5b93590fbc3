import { bookingSettings } from '#features/bookings/server/booking-settings.ts'
import { catalogueSettings } from '#features/catalogue/server/catalogue-settings.ts'
import { featureSettings } from '#features/catalogue/server/feature-settings.ts'
import { playMoneySettings } from '#features/checkout/server/payments/payment-settings.ts'
import { providerSettings } from '#features/checkout/server/payments/provider-settings.ts'
import { postalSettings } from '#features/checkout/server/purchases/postal-settings.ts'
import { giftCardSettings } from '#features/gift-cards/server/gift-card-settings.ts'
import { errorReportingSettings } from '#features/tracking/server/errors/error-reporting-settings.ts'
import { trackingSettings } from '#features/tracking/server/tracking-settings.ts'
import { processSettings } from '#platform/server/config/process-settings.ts'
import { mailSettings } from '#platform/server/emails/mail-settings.ts'
import { trackers } from '#site/trackers.ts'
import { routeSettings, siteSettings } from './site-settings.ts'

/**
 * Everything the outside may set, in the order of `docs/settings.md`. Each is a file of its own, apart from its feature: an
 * operator's command reads them all, and loads no shop.
 */
export const allSettings = [
  processSettings,
  playMoneySettings,
  providerSettings,
  mailSettings,
  bookingSettings,
  errorReportingSettings,
  trackingSettings(trackers),
  giftCardSettings,
  postalSettings,
  catalogueSettings,
  routeSettings,
  siteSettings,
  featureSettings,
] as const
