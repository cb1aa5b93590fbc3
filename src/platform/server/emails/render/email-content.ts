import type { MailAddress } from '#platform/emails/mail-transport.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/** An e-mail as what it says, block by block. The two parts of the mail, HTML and plain text, are both set from it. */
export type EmailContent = {
  subject: string
  /** What a mailbox shows beside the subject. */
  preheader: string
  photo?: EmailPhoto
  title: string
  blocks: EmailBlock[]
  /** Why the reader gets it. */
  why: string
  /** For what comes unasked: a line at the foot, and the mail program's own button. */
  unsubscribe?: EmailLink
}

export type EmailPhoto = { file: string; alt: string }

export type EmailBlock =
  | { kind: 'text'; content: Inline[]; tone?: 'lead' | 'note' }
  | { kind: 'heading'; words: string }
  /** A gift card as its recipient sees it. */
  | {
      kind: 'face'
      picture: { url: string; alt: string }
      colour: string
      /** Of the company that gives it. */
      logo: { url: string; alt: string } | null
      brand: string
      title: string
      lines: string[]
      amount: string
    }
  | { kind: 'button'; words: string; href: string }
  | { kind: 'quote'; words: string; by: string }
  | { kind: 'steps'; steps: Inline[][] }
  | { kind: 'card'; title?: string; lines?: string[]; facts: EmailFact[]; links?: EmailLink[] }
  | {
      kind: 'amounts'
      lines: { label: string; amount: string; isOff: boolean }[]
      total: { label: string; amount: string }
    }

export type EmailFact = { label: string; value: string; isCode?: boolean }
export type EmailLink = { words: string; href: string }
export type Inline = string | EmailLink

/** In which words a reader is written to, and who writes. */
export type EmailContext = { t: Translate; language: Language; head: EmailHeader }

/** Who writes, in the reader's language. */
export type EmailHeader = {
  brand: string
  /** Without a slash at the end. */
  publicUrl: string
  from: MailAddress
  support: { email: string; phone: string }
}
