// Written by `npm run features`.
import { bookingSettings } from '#features/bookings/server/booking-settings.ts'
import { catalogueSettings } from '#features/catalogue/server/catalogue-settings.ts'
import { featureSettings } from '#features/catalogue/server/feature-settings.ts'
import { playMoneySettings } from '#features/checkout/server/payments/payment-settings.ts'
import { providerSettings } from '#features/checkout/server/payments/provider-settings.ts'
import { postalSettings } from '#features/checkout/server/purchases/postal-settings.ts'
import { giftCardSettings } from '#features/gift-cards/server/gift-card-settings.ts'
import { errorReportingSettings } from '#features/tracking/server/errors/error-reporting-settings.ts'

export const settings = [
  catalogueSettings,
  featureSettings,
  playMoneySettings,
  providerSettings,
  postalSettings,
  errorReportingSettings,
  bookingSettings,
  giftCardSettings,
] as const
