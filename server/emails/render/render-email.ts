import type { Attachment, Email, MailAddress } from '#domain/emails/mail-transport.ts'
import type { Language } from '#domain/site/languages.ts'
import { balanceCode } from '../templates/balance-code.ts'
import { beneficiaryChanged } from '../templates/beneficiary-changed.ts'
import { bookingConfirmation } from '../templates/booking-confirmation.ts'
import { bookingNotice } from '../templates/booking-notice.ts'
import { confirmAddress } from '../templates/confirm-address.ts'
import { contactMessage, contactReceived } from '../templates/contact/contact-message.ts'
import { spaApplication, spaApplicationReceived } from '../templates/contact/spa-application.ts'
import { expiryReminder } from '../templates/expiry-reminder.ts'
import { gift } from '../templates/gift.ts'
import { giftCard } from '../templates/gift-cards/gift-card.ts'
import { giftCardEnded } from '../templates/gift-cards/gift-card-ended.ts'
import { giftCardReceipt } from '../templates/gift-cards/gift-card-receipt.ts'
import { giftCardReminder } from '../templates/gift-cards/gift-card-reminder.ts'
import { giftCardReturned } from '../templates/gift-cards/gift-card-returned.ts'
import { multibancoReference } from '../templates/multibanco-reference.ts'
import { myVouchers } from '../templates/my-vouchers.ts'
import { newsletterConfirmation } from '../templates/newsletter/newsletter-confirmation.ts'
import { newsletterWelcome } from '../templates/newsletter/newsletter-welcome.ts'
import { orderConfirmation } from '../templates/order-confirmation.ts'
import { paymentFailedLate } from '../templates/payment-failed-late.ts'
import { priceMatchReceived } from '../templates/price-match-received.ts'
import { priceMatchRequest } from '../templates/price-match-request.ts'
import { purchaseWithdrawn } from '../templates/purchase-withdrawn.ts'
import { refundConfirmation } from '../templates/refund-confirmation.ts'
import { reviewInvitation } from '../templates/reviews/review-invitation.ts'
import { reviewToSpa } from '../templates/reviews/review-to-spa.ts'
import { spaBooking } from '../templates/spa-booking.ts'
import { stayCancelled } from '../templates/stays/stay-cancelled.ts'
import { stayConfirmation } from '../templates/stays/stay-confirmation.ts'
import { stayGift } from '../templates/stays/stay-gift.ts'
import { stayReminder } from '../templates/stays/stay-reminder.ts'
import { voucherActivated } from '../templates/voucher-activated.ts'
import { voucherCancelled } from '../templates/voucher-cancelled.ts'
import { voucherExchanged } from '../templates/voucher-exchanged.ts'
import { voucherExtended } from '../templates/voucher-extended.ts'
import { waitingOffer } from '../templates/waiting-offer.ts'
import type { EmailContent, EmailHeader, Link } from './email-content.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'

/** Every e-mail that the shop writes: a new one is its file and a line here. */
const emails = {
  'order-confirmation': orderConfirmation,
  gift,
  'gift-card': giftCard,
  'gift-card-ended': giftCardEnded,
  'gift-card-receipt': giftCardReceipt,
  'gift-card-returned': giftCardReturned,
  'gift-card-reminder': giftCardReminder,
  'stay-confirmation': stayConfirmation,
  'stay-gift': stayGift,
  'stay-reminder': stayReminder,
  'stay-cancelled': stayCancelled,
  'booking-confirmation': bookingConfirmation,
  'booking-notice': bookingNotice,
  'spa-booking': spaBooking,
  'waiting-offer': waitingOffer,
  'multibanco-reference': multibancoReference,
  'payment-failed-late': paymentFailedLate,
  'purchase-withdrawn': purchaseWithdrawn,
  'voucher-activated': voucherActivated,
  'beneficiary-changed': beneficiaryChanged,
  'confirm-address': confirmAddress,
  'voucher-extended': voucherExtended,
  'expiry-reminder': expiryReminder,
  'my-vouchers': myVouchers,
  'voucher-cancelled': voucherCancelled,
  'refund-confirmation': refundConfirmation,
  'balance-code': balanceCode,
  'voucher-exchanged': voucherExchanged,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
  'spa-application': spaApplication,
  'spa-application-received': spaApplicationReceived,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'review-invitation': reviewInvitation,
  'review-to-spa': reviewToSpa,
  'price-match-request': priceMatchRequest,
  'price-match-received': priceMatchReceived,
} as const

export type EmailName = keyof typeof emails
export type EmailView<Name extends EmailName> = Parameters<(typeof emails)[Name]>[0]

export type Envelope = {
  /** What the e-mail is about, such as a uuid: with its name it makes the e-mail's id. */
  about: string
  to: MailAddress
  /** Where an answer goes, if not to our own help. */
  replyTo?: MailAddress
  language: Language
  head: EmailHeader
  attachments?: readonly Attachment[]
}

export async function renderEmail<Name extends EmailName>(
  name: Name,
  view: EmailView<Name>,
  { about, to, replyTo, language, head, attachments = [] }: Envelope,
): Promise<Email> {
  const write = emails[name] as (view: EmailView<Name>, language: Language, head: EmailHeader) => EmailContent
  const script = write(view, language, head)
  return {
    id: `${name}.${about}`,
    to,
    from: head.from,
    replyTo: replyTo ?? { name: head.brand, email: head.support.email },
    subject: script.subject,
    html: await emailHtml(script, head, language),
    text: emailText(script, head, language),
    language,
    attachments,
    headers: { ...notForMachines, ...(script.unsubscribe && unsubscribing(script.unsubscribe)) },
  }
}

/** Not to be answered by a machine. */
const notForMachines = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** RFC 8058: the mail program's own button posts to the address, without asking anything. */
const unsubscribing = ({ href }: Link) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
