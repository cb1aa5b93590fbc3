import type { Attachment, Letter, MailAddress } from '#domain/emails/mail-transport.ts'
import type { Language } from '#domain/site/languages.ts'
import { balanceCode } from '../templates/balance-code.ts'
import { beneficiaryChanged } from '../templates/beneficiary-changed.ts'
import { confirmAddress } from '../templates/confirm-address.ts'
import { expiryReminder } from '../templates/expiry-reminder.ts'
import { gift } from '../templates/gift.ts'
import { multibancoReference } from '../templates/multibanco-reference.ts'
import { myVouchers } from '../templates/my-vouchers.ts'
import { orderConfirmation } from '../templates/order-confirmation.ts'
import { paymentFailedLate } from '../templates/payment-failed-late.ts'
import { priceMatchReceived } from '../templates/price-match-received.ts'
import { priceMatchRequest } from '../templates/price-match-request.ts'
import { refundConfirmation } from '../templates/refund-confirmation.ts'
import { voucherActivated } from '../templates/voucher-activated.ts'
import { voucherCancelled } from '../templates/voucher-cancelled.ts'
import { voucherExchanged } from '../templates/voucher-exchanged.ts'
import { voucherExtended } from '../templates/voucher-extended.ts'
import type { Letterhead, LetterScript, Link } from './email-content.ts'
import { letterHtml } from './email-html.ts'
import { letterText } from './email-text.ts'

/** Every letter the house writes: a new one is its file and a line here. */
const letters = {
  'order-confirmation': orderConfirmation,
  gift,
  'multibanco-reference': multibancoReference,
  'payment-failed-late': paymentFailedLate,
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
  'price-match-request': priceMatchRequest,
  'price-match-received': priceMatchReceived,
} as const

export type LetterName = keyof typeof letters
export type LetterView<Name extends LetterName> = Parameters<(typeof letters)[Name]>[0]

export type Envelope = {
  /** What the letter is about, such as a uuid: with its name it makes the letter's id. */
  about: string
  to: MailAddress
  /** Where an answer goes, if not to our own help. */
  replyTo?: MailAddress
  language: Language
  head: Letterhead
  attachments?: readonly Attachment[]
}

export async function writeLetter<Name extends LetterName>(
  name: Name,
  view: LetterView<Name>,
  { about, to, replyTo, language, head, attachments = [] }: Envelope,
): Promise<Letter> {
  const write = letters[name] as (view: LetterView<Name>, language: Language, head: Letterhead) => LetterScript
  const script = write(view, language, head)
  return {
    id: `${name}.${about}`,
    to,
    from: head.from,
    replyTo: replyTo ?? { name: head.brand, email: head.support.email },
    subject: script.subject,
    html: await letterHtml(script, head, language),
    text: letterText(script, head, language),
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
