import type { Language } from '#platform/i18n/languages.ts'

/** What brings e-mails to people. It throws where it can't say that the e-mail is on its way; asked again, it tries again. */
export type MailTransport = { send: (email: Email) => Promise<void> }

/** Who brings e-mails knows that this address will never take one: trying again is of no use. */
export class RecipientRefused extends Error {}

export type Email = {
  /** The same at every try, and of no other e-mail: mailboxes show two with the same id once. */
  id: string
  to: MailAddress
  from: MailAddress
  replyTo?: MailAddress
  subject: string
  html: string
  text: string
  language: Language
  attachments: readonly Attachment[]
  headers: Readonly<Record<string, string>>
}

export type MailAddress = { name?: string; email: string }

export type Attachment = { name: string; type: string; content: Uint8Array }
