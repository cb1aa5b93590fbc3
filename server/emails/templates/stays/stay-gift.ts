import type { Language } from '#domain/site/languages.ts'
import { stayDays } from '#i18n/stay-days.ts'
import type { EmailContent, EmailHeader, Fact, Photo } from '#server/emails/render/email-content.ts'
import { type StayCardView, stayCard } from '#server/emails/render/stay-card.ts'
import { type StayStepsView, stayStepsBlock } from '#server/emails/render/stay-steps.ts'
import { i18nFor } from '#server/i18n.ts'

export type StayGiftView = {
  /** First names. */
  to: string
  from: string
  /** As it was typed. */
  message: string | null
  /** In whose name the stay is. */
  guest: string
  /** Each of several, with its name and its people. */
  rooms: Fact[]
  facts: StayCardView & { photo: Photo; hotel: string; isRefundable: boolean }
  codes: { hotel: string; spa: string }
  steps: StayStepsView
  /** The page that explains how a getaway is redeemed, which is everybody's. */
  howToUrl: string
}

/** To who is given a stay. It tells nothing of what was paid. */
export function stayGift(view: StayGiftView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { to, from, facts } = view
  const { name: getaway, hotel, services, trip } = facts
  const words = 'mailStays.gift'
  const values = { hotel, services, nights: trip.nights, day: stayDays.spoken(trip.from, language) }
  return {
    subject: t('mail.gift.subject', { name: from, service: getaway }),
    preheader: t(`${words}.preheader`, values),
    photo: { file: facts.photo.file, alt: facts.photo.alt },
    title: t('mail.gift.title', { to, from }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, values)] },
      ...(view.message?.trim() ? [{ kind: 'quote' as const, words: view.message.trim(), by: from }] : []),
      { kind: 'button', words: t(`${words}.howTo`), href: view.howToUrl },
      stayCard(facts, view.codes, language, { for: view.guest, rooms: view.rooms }),
      { kind: 'heading', words: t('mailStays.confirmation.steps') },
      stayStepsBlock(view.steps, t),
      { kind: 'heading', words: t('mailStays.confirmation.change') },
      { kind: 'text', said: [t(facts.isRefundable ? `${words}.ask` : `${words}.fixed`, { name: from })] },
    ],
    why: t('mail.foot.whyGiven', { name: from, brand: head.brand }),
  }
}
