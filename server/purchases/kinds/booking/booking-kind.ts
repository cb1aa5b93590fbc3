import { daysBetween } from '#domain/dates.ts'
import { isBookingFrame } from '#i18n/booking-paths.ts'
import { bookingFile } from '#server/bookings/booking-files.ts'
import { generalTerms } from '#server/purchases/core/general-terms.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { bookingAlternatives } from './alternatives.ts'
import { bookingApi } from './api/booking-api.ts'
import { describeAsked } from './describe-asked.ts'
import { bookingConditions, describeBooking } from './describe-booking.ts'
import { describeBookingConfirmation } from './describe-confirmation.ts'
import { bookingFulfilment } from './fulfil-booking.ts'
import { hourHolds } from './hold-hour.ts'
import { listBooking } from './list-booking.ts'
import { bookingOrderEmail } from './order-email.ts'
import { quoteBooking } from './quote-booking.ts'
import { agreedBookingOf, isQuotedBookingReadable, readBookingGoods } from './read-booking-goods.ts'
import { spaTerms } from './spa-terms.ts'
import { startHref } from './start-href.ts'
import { listPaidBooking, withdrawBooking } from './withdraw-booking.ts'

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
  shownOn: { landings: [], pages: ['serviceBookingCheckout'], isFrame: isBookingFrame },
  buyerParts: ['buyer-with-phone'],
  terms: (language) => [generalTerms(language), spaTerms(language)],
  words: 'booking',
  failure: {
    why: (reason, t) => t(`mail.words.booking.why.${reason}`),
    released: (values, t) => t('mail.words.booking.released', values),
  },
  startHref: (raw, language, options) => startHref(readBookingGoods(raw), language, options),
  asked: describeAsked,
  confirmation: describeBookingConfirmation,
  // What the spa may still refuse is only authorised.
  charge: (_, quote) => (agreedBookingOf({ quote }).isRequest ? 'when-confirmed' : 'now'),
  fulfilment: bookingFulfilment,
  file: bookingFile,
  orderEmail: bookingOrderEmail,
  operators: { listItems: listBooking, listPaid: listPaidBooking, withdraw: withdrawBooking },
  api: bookingApi,
}
