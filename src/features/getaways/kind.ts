import { generalTerms } from '#features/checkout/server/purchases/core/general-terms.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { daysBetween } from '#platform/time/dates.ts'
import { stayGiftEmails } from './emails/gift-emails.ts'
import { stayOrderEmail } from './emails/order-email.ts'
import { endedStayGiftEmails } from './emails/stay-cancelled.ts'
import { getawayApi } from './server/api/getaway-api.ts'
import { stayAlternatives } from './server/purchase/alternatives.ts'
import { describeStayConfirmation } from './server/purchase/describe-confirmation.ts'
import { describeStay, hotelTermsView, stayConditions } from './server/purchase/describe-stay.ts'
import { stayOperators } from './server/purchase/for-operators.ts'
import { stayFulfilment } from './server/purchase/fulfil-stay.ts'
import { stayHolds } from './server/purchase/hold-stay.ts'
import { quoteStay } from './server/purchase/quote-stay.ts'
import { isAgreedStayReadable, readGetawayGoods } from './server/purchase/read-getaway-goods.ts'
import { startHref } from './server/purchase/start-getaway.ts'
import { stayFile } from './server/purchase/stay-file.ts'
import { getawayStays } from './server/schema.ts'

/** Hotel and spa for certain nights. The hotel is asked, holds the rooms while the buyer pays, and confirms. */
export const getawayKind: GoodsKind = {
  kind: 'getaway',
  quote: (services, raw, purchase) => quoteStay(services, readGetawayGoods(raw), purchase),
  // A present is handed over before the stay begins.
  validDays: ({ day }, raw) => Math.max(0, daysBetween(day, readGetawayGoods(raw).from) - 1),
  usedUntil: (raw) => readGetawayGoods(raw).to,
  describe: (reader, bought, { now }) => describeStay(reader, bought, now),
  isReadable: isAgreedStayReadable,
  alternatives: (services, reader, raw) => stayAlternatives(services, reader, readGetawayGoods(raw)),
  conditions: stayConditions,
  holds: stayHolds,
  acceptedCodes: ['percent', 'gift-card'],
  shownOn: { landings: ['getaway'], pages: [] },
  buyerParts: ['buyer-with-phone', 'guests', 'gift'],
  guestRooms: (raw) => readGetawayGoods(raw).pax / 2,
  terms: (language) => [generalTerms(language), hotelTermsView(language)],
  copyKey: 'getaway',
  failure: {
    why: (reason, t) => t(`mailPurchases.words.getaway.why.${reason}`),
    released: (values, t) => t('mailPurchases.words.getaway.released', values),
    instead: { text: 'mailPurchases.words.getaway.again', button: 'mailPurchases.words.getaway.againButton' },
  },
  startHref: (raw, language, options) => startHref(readGetawayGoods(raw), language, options),
  confirmation: describeStayConfirmation,
  fulfilment: stayFulfilment,
  file: stayFile,
  orderEmail: stayOrderEmail,
  giftEmails: stayGiftEmails,
  endedGiftEmails: endedStayGiftEmails,
  keepsPurchases: [getawayStays.purchaseUuid],
  operators: stayOperators,
  api: getawayApi,
}
