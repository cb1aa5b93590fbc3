import type { Language } from '#domain/site/languages.ts'

/** What brings letters to people. It throws where it can't say that the letter is on its way; asked again, it tries again. */
export type MailCarrier = { send: (letter: Letter) => Promise<void> }

/** Who brings letters knows that this address will never take one: trying again is of no use. */
export class RecipientRefused extends Error {}

export type Letter = {
  /** The same at every try, and of no other letter: mailboxes show two with the same id once. */
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
