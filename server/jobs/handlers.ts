import { endExpiredHolds as endExpiredHours } from '#server/bookings/claims.ts'
import { remindBooked } from '#server/bookings/emails/remind-booked.ts'
import { sendBookingMail } from '#server/bookings/emails/send-booking-mail.ts'
import { sendSpaMail } from '#server/bookings/emails/send-spa-mail.ts'
import { watchRequests } from '#server/bookings/requests/watch-requests.ts'
import { offerFreedPlaces, watchWaitingList } from '#server/bookings/waiting-list/offer-freed-places.ts'
import { sendWaitingOffer } from '#server/bookings/waiting-list/send-waiting-offer.ts'
import { redeemBookedVouchers } from '#server/bookings/without-paying/redeem-booked.ts'
import { recordPrices } from '#server/catalogue/services/record-prices.ts'
import { forgetChoices } from '#server/consent/forget-choices.ts'
import { forgetMessages } from '#server/contact/forget-messages.ts'
import { sendContactMessage } from '#server/contact/send-contact-message.ts'
import { sendSpaApplication } from '#server/contact/send-spa-application.ts'
import { sendActivated } from '#server/emails/send/send-activated.ts'
import { sendBeneficiaryChanged } from '#server/emails/send/send-beneficiary-changed.ts'
import { sendCancelled } from '#server/emails/send/send-cancelled.ts'
import { sendConfirmAddress } from '#server/emails/send/send-confirm-address.ts'
import { sendExchanged } from '#server/emails/send/send-exchanged.ts'
import { sendExtended } from '#server/emails/send/send-extended.ts'
import { sendGift } from '#server/emails/send/send-gift.ts'
import { sendMyVouchers } from '#server/emails/send/send-my-vouchers.ts'
import { sendOrder } from '#server/emails/send/send-order.ts'
import { sendPriceMatch } from '#server/emails/send/send-price-match.ts'
import { sendPurchaseFailed } from '#server/emails/send/send-purchase-failed.ts'
import { sendReference } from '#server/emails/send/send-reference.ts'
import { sendRefunded } from '#server/emails/send/send-refunded.ts'
import { sendReminder } from '#server/emails/send/send-reminder.ts'
import { sendStayCancelled } from '#server/emails/send/send-stay-cancelled.ts'
import { sendWithdrawn } from '#server/emails/send/send-withdrawn.ts'
import { countAndForget } from '#server/funnel/count-purchases.ts'
import { fillNights } from '#server/getaways/rates/built-in/fill-nights.ts'
import { endExpiredHolds } from '#server/getaways/rates/built-in/stays.ts'
import { remindCardHolders, sendCardReminder } from '#server/gift-cards/emails/remind-card-holders.ts'
import { sendCardEnded } from '#server/gift-cards/emails/send-card-ended.ts'
import { sendGiftCard } from '#server/gift-cards/emails/send-gift-card.ts'
import { sendCardReturned } from '#server/gift-cards/emails/tell-returned.ts'
import { forgetLogos } from '#server/gift-cards/logos/forget-logos.ts'
import { forgetSubscribers } from '#server/newsletter/forget-subscribers.ts'
import { sendNewsletterMail } from '#server/newsletter/send-newsletter-mail.ts'
import { releaseAuthorizations } from '#server/payments/authorizations/release-authorizations.ts'
import { reconcilePayments } from '#server/payments/reconciliation/reconcile-payments.ts'
import { payRefunds } from '#server/payments/refunds/pay-refunds.ts'
import { forgetUnneeded } from '#server/privacy/forget-unneeded.ts'
import { expirePurchases } from '#server/purchases/core/expire-purchases.ts'
import { fulfilPaidPurchase, undoOrder } from '#server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { releaseHold } from '#server/purchases/holds/goods-holds.ts'
import { forgetTurns } from '#server/purchases/holds/hold-turns.ts'
import { tellHotel, tellHotels } from '#server/purchases/kinds/getaway/cancelling/tell-hotel.ts'
import { remindGuests } from '#server/purchases/kinds/getaway/emails/remind-guests.ts'
import { sendStayReminder } from '#server/purchases/kinds/getaway/emails/send-stay-reminder.ts'
import { sendReviewToSpa } from '#server/reviews/answers/send-review-to-spa.ts'
import { tellSpas } from '#server/reviews/answers/tell-spas.ts'
import { forgetReviewers } from '#server/reviews/forget-reviewers.ts'
import { inviteReviewers } from '#server/reviews/invitations/invite-reviewers.ts'
import { sendReviewInvitation } from '#server/reviews/invitations/send-review-invitation.ts'
import type { Services } from '#server/services.ts'
import { forgetSessions } from '#server/vouchers/access/end-session.ts'
import { expireVouchers } from '#server/vouchers/expire-vouchers.ts'
import { remindHolders } from '#server/vouchers/reminders/remind-holders.ts'
import type { queuedJobs, scheduledJobs } from './job-names.ts'
import type { Payloads } from './queue.ts'

export const scheduledHandlers: Record<(typeof scheduledJobs)[number], (services: Services) => Promise<unknown>> = {
  'record-prices': recordPrices,
  'forget-reviewers': forgetReviewers,
  'forget-sessions': forgetSessions,
  'forget-subscribers': forgetSubscribers,
  'forget-messages': forgetMessages,
  'forget-logos': forgetLogos,
  'forget-choices': forgetChoices,
  'forget-unneeded': (services) => forgetUnneeded(services),
  'count-purchases': countAndForget,
  'expire-vouchers': (services) => redeemBookedVouchers(services).then(() => expireVouchers(services)),
  'remind-holders': remindHolders,
  'remind-guests': remindGuests,
  'remind-card-holders': remindCardHolders,
  'fill-hotel-nights': fillNights,
  'remind-booked': remindBooked,
  'invite-reviewers': inviteReviewers,
  'tell-spas': tellSpas,
  'reconcile-payments': (services) =>
    runAllSettled(
      reconcilePayments(services),
      payRefunds(services),
      releaseAuthorizations(services),
      expirePurchases(services),
      endExpiredHolds(services),
      forgetTurns(services),
      tellHotels(services),
      watchRequests(services),
      endExpiredHours(services.db, services.clock.now()).then(() => watchWaitingList(services)),
    ),
}

/** None waits for another, nor ends with it; what failed is told when all is done. */
async function runAllSettled(...works: Promise<unknown>[]) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

type Told<Name extends (typeof queuedJobs)[number]> = (services: Services, payload: Payloads[Name]) => Promise<unknown>

export const queuedHandlers: { [Name in (typeof queuedJobs)[number]]: Told<Name> } = {
  'fulfil-purchase': (services, { purchase }) => fulfilPaidPurchase(services, purchase),
  'undo-order': (services, { purchase }) => undoOrder(services, purchase),
  'release-hold': releaseHold,
  'cancel-stay': (services, { purchase }) => tellHotel(services, purchase),
  'send-stay-cancelled': sendStayCancelled,
  'send-order': sendOrder,
  'send-gift': sendGift,
  'send-gift-card': sendGiftCard,
  'send-card-returned': sendCardReturned,
  'send-card-ended': sendCardEnded,
  'send-card-reminder': sendCardReminder,
  'send-reference': sendReference,
  'send-purchase-failed': sendPurchaseFailed,
  'send-withdrawn': sendWithdrawn,
  'send-activated': sendActivated,
  'send-confirm-address': sendConfirmAddress,
  'send-beneficiary-changed': sendBeneficiaryChanged,
  'send-cancelled': sendCancelled,
  'send-refunded': sendRefunded,
  'send-exchanged': sendExchanged,
  'send-extended': sendExtended,
  'send-reminder': sendReminder,
  'send-stay-reminder': sendStayReminder,
  'send-booking-mail': sendBookingMail,
  'send-spa-mail': sendSpaMail,
  'send-waiting-offer': sendWaitingOffer,
  'offer-freed-places': offerFreedPlaces,
  'send-price-match': sendPriceMatch,
  'send-my-vouchers': sendMyVouchers,
  'send-newsletter-mail': sendNewsletterMail,
  'send-review-invitation': sendReviewInvitation,
  'send-contact-message': sendContactMessage,
  'send-spa-application': sendSpaApplication,
  'send-review-to-spa': sendReviewToSpa,
  'pay-refunds': payRefunds,
  'release-authorizations': releaseAuthorizations,
}
