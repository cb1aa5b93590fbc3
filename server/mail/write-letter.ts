import type { Attachment, Letter, MailAddress } from '#domain/mail/mail-carrier.ts'
import type { Language } from '#domain/site/languages.ts'
import { letterHtml } from './letter-html.ts'
import type { Letterhead, LetterScript, Link } from './letter-script.ts'
import { letterText } from './letter-text.ts'
import { balanceCode } from './letters/balance-code.ts'
import { beneficiaryChanged } from './letters/beneficiary-changed.ts'
import { confirmAddress } from './letters/confirm-address.ts'
import { expiryReminder } from './letters/expiry-reminder.ts'
import { gift } from './letters/gift.ts'
import { multibancoReference } from './letters/multibanco-reference.ts'
import { myVouchers } from './letters/my-vouchers.ts'
import { orderConfirmation } from './letters/order-confirmation.ts'
import { paymentFailedLate } from './letters/payment-failed-late.ts'
import { priceMatchReceived } from './letters/price-match-received.ts'
import { priceMatchRequest } from './letters/price-match-request.ts'
import { refundConfirmation } from './letters/refund-confirmation.ts'
import { voucherActivated } from './letters/voucher-activated.ts'
import { voucherCancelled } from './letters/voucher-cancelled.ts'
import { voucherExchanged } from './letters/voucher-exchanged.ts'
import { voucherExtended } from './letters/voucher-extended.ts'

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
