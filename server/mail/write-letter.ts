import type { Attachment, Letter, MailAddress } from '#domain/mail/mail-carrier.ts'
import type { Language } from '#domain/site/languages.ts'
import { letterHtml } from './letter-html.ts'
import type { Letterhead, LetterScript } from './letter-script.ts'
import { letterText } from './letter-text.ts'
import { gift } from './letters/gift.ts'
import { multibancoReference } from './letters/multibanco-reference.ts'
import { orderConfirmation } from './letters/order-confirmation.ts'
import { paymentFailedLate } from './letters/payment-failed-late.ts'
import { refundConfirmation } from './letters/refund-confirmation.ts'

/** Every letter the house writes: a new one is its file and a line here. */
const letters = {
  'order-confirmation': orderConfirmation,
  gift,
  'multibanco-reference': multibancoReference,
  'payment-failed-late': paymentFailedLate,
  'refund-confirmation': refundConfirmation,
} as const

export type LetterName = keyof typeof letters
export type LetterView<Name extends LetterName> = Parameters<(typeof letters)[Name]>[0]

export type Envelope = {
  /** What the letter is about, such as a uuid: with its name it makes the letter's id. */
  about: string
  to: MailAddress
  language: Language
  head: Letterhead
  attachments?: readonly Attachment[]
}

export async function writeLetter<Name extends LetterName>(
  name: Name,
  view: LetterView<Name>,
  { about, to, language, head, attachments = [] }: Envelope,
): Promise<Letter> {
  const write = letters[name] as (view: LetterView<Name>, language: Language, head: Letterhead) => LetterScript
  const script = write(view, language, head)
  return {
    id: `${name}.${about}`,
    to,
    from: head.from,
    replyTo: { name: head.brand, email: head.support.email },
    subject: script.subject,
    html: await letterHtml(script, head, language),
    text: letterText(script, head, language),
    language,
    attachments,
    // Not to be answered by a machine.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
