import type { Attachment, Email, MailAddress } from '#platform/emails/mail-transport.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { EmailContent, EmailHeader, EmailLink } from './email-content.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'

type Envelope = {
  id: string
  to: MailAddress
  replyTo?: MailAddress
  language: Language
  head: EmailHeader
  attachments: readonly Attachment[]
}

export async function renderEmail(content: EmailContent, envelope: Envelope): Promise<Email> {
  const { id, to, replyTo, language, head, attachments } = envelope
  return {
    id,
    to,
    from: head.from,
    replyTo: replyTo ?? { name: head.brand, email: head.support.email },
    subject: content.subject,
    html: await emailHtml(content, head, language),
    text: emailText(content, head, language),
    language,
    attachments,
    headers: { ...notForMachines, ...(content.unsubscribe && unsubscribing(content.unsubscribe)) },
  }
}

/** Not to be answered by a machine. */
const notForMachines = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** RFC 8058: the mail program's own button posts to the address, without asking anything. */
const unsubscribing = ({ href }: EmailLink) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
