import { daysToConfirm } from '#domain/newsletter/consent.ts'
import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

export type NewsletterConfirmationView = {
  confirmUrl: string
  /** The form promises a code; who ticked a box while buying or looking at a voucher was promised none. */
  isFromForm: boolean
}

/** Anyone can type an address: nothing in it was written by a visitor. */
export function newsletterConfirmation(
  { confirmUrl, isFromForm }: NewsletterConfirmationView,
  language: Language,
  { brand }: EmailHeader,
): EmailContent {
  const { t } = i18nFor(language)
  return {
    subject: t('mailNewsletter.confirmation.subject', { brand }),
    preheader: t('mailNewsletter.confirmation.preheader'),
    title: t('mailNewsletter.confirmation.title'),
    blocks: [
      {
        kind: 'text',
        tone: 'lead',
        said: [t(`mailNewsletter.confirmation.${isFromForm ? 'lead' : 'leadTicked'}`, { brand })],
      },
      { kind: 'button', words: t('mailNewsletter.confirmation.button'), href: confirmUrl },
      ...(isFromForm ? [{ kind: 'text' as const, said: [t('mailNewsletter.confirmation.terms')] }] : []),
      { kind: 'text', tone: 'note', said: [t('mailNewsletter.confirmation.ignore', { count: daysToConfirm })] },
    ],
    why: t('mailNewsletter.confirmation.why', { brand }),
  }
}
