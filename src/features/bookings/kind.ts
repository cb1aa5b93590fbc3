import { generalTerms } from '#features/checkout/server/purchases/core/general-terms.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { daysBetween } from '#platform/time/dates.ts'
import { bookingOrderEmail } from './emails/order-email.ts'
import { bookingApi } from './server/api/booking-api.ts'
import { bookingFile } from './server/booking-files.ts'
import { bookingAlternatives } from './server/purchase/alternatives.ts'
import { bookingConditions, describeAsked, describeBooking, spaTerms } from './server/purchase/describe-booking.ts'
import { describeBookingConfirmation } from './server/purchase/describe-confirmation.ts'
import { bookingOperators } from './server/purchase/for-operators.ts'
import { bookingFulfilment } from './server/purchase/fulfil-booking.ts'
import { hourHolds } from './server/purchase/hold-hour.ts'
import { quoteBooking } from './server/purchase/quote-booking.ts'
import {
  agreedBookingOf,
  isQuotedBookingReadable,
  readBookingGoods,
  startHref,
} from './server/purchase/read-booking-goods.ts'
import { bookings } from './server/schema.ts'

/** A service at an hour: held while the buyer pays, or asked of its spa, which decides. */
export const bookingKind: GoodsKind = {
  kind: 'booking',
  quote: (services, raw, purchase) => quoteBooking(services, readBookingGoods(raw), purchase),
  isReadable: isQuotedBookingReadable,
  validDays: ({ day }, raw) => Math.max(0, daysBetween(day, readBookingGoods(raw).day)),
  usedUntil: (raw) => readBookingGoods(raw).day,
  describe: (reader, bought, { now }) => describeBooking(reader, bought, now),
  alternatives: bookingAlternatives,
  conditions: bookingConditions,
  holds: hourHolds,
  acceptedCodes: ['percent', 'welcome', 'gift-card'],
  shownOn: { landings: [], pages: ['serviceBookingCheckout'], isFramed: true },
  buyerParts: ['buyer-with-phone'],
  terms: (language) => [generalTerms(language), spaTerms(language)],
  copyKey: 'booking',
  failure: {
    why: (reason, t) => t(`mailPurchases.words.booking.why.${reason}`),
    released: (values, t) => t('mailPurchases.words.booking.released', values),
  },
  startHref: (raw, language, options) => startHref(readBookingGoods(raw), language, options),
  asked: describeAsked,
  confirmation: describeBookingConfirmation,
  // What the spa may still refuse is only authorised.
  charge: (_, quote) => (agreedBookingOf({ quote }).isRequest ? 'when-confirmed' : 'now'),
  fulfilment: bookingFulfilment,
  file: bookingFile,
  orderEmail: bookingOrderEmail,
  keepsPurchases: [bookings.purchaseUuid, bookings.stayUuid],
  operators: bookingOperators,
  api: bookingApi,
}
