import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

export type GiftCardReturnedView = { name: string; email: string; amount: string; followUrl: string }

/** To who bought: the address of a card takes no e-mail, and can be corrected. */
export function giftCardReturned(view: GiftCardReturnedView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, email, amount, followUrl } = view
  const words = 'mailCards.returned'
  return {
    subject: t(`${words}.subject`, { name }),
    preheader: t(`${words}.preheader`),
    title: t(`${words}.title`, { name }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, { email, amount })] },
      { kind: 'button', words: t(`${words}.fix`), href: followUrl },
    ],
    why: t('mail.foot.whyBought', { brand: head.brand }),
  }
}
