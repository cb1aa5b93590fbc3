import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

export type WaitingOfferView = {
  service: string
  spa: string
  day: string
  time: string
  until: string
  bookUrl: string
}

/** To who waited for a full day: a place is free, and theirs for a while. */
export function waitingOffer(view: WaitingOfferView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const words = 'mailBookings.waiting'
  return {
    subject: t(`${words}.subject`, view),
    preheader: t(`${words}.preheader`),
    title: t(`${words}.title`),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, view)] },
      { kind: 'button', words: t(`${words}.book`), href: view.bookUrl },
      { kind: 'text', tone: 'note', said: [t(`${words}.after`, view)] },
    ],
    why: t(`${words}.why`, { brand: head.brand }),
  }
}
