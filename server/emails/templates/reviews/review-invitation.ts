import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader, Photo } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

export type ReviewInvitationView = {
  /** First name. */
  name: string
  service: string
  spa: string
  reviewUrl: string
  /** Takes a GET of a reader and the POST of a mail program. */
  unsubscribeUrl: string
  photo?: Photo
}

/** To who was at a spa: how was it? */
export function reviewInvitation(view: ReviewInvitationView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, service, spa, photo } = view
  const words = 'mailReviews.invitation'
  return {
    subject: t(`${words}.subject`, { spa }),
    preheader: t(`${words}.preheader`),
    ...(photo && { photo }),
    title: t(`${words}.title`, { name }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, { service, spa })] },
      { kind: 'button', words: t(`${words}.button`), href: view.reviewUrl },
      { kind: 'text', tone: 'note', said: [t(`${words}.note`)] },
    ],
    why: t(`${words}.why`, { brand: head.brand }),
    unsubscribe: { words: t(`${words}.unsubscribe`), href: view.unsubscribeUrl },
  }
}
