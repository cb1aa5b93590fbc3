import type { Day } from '#domain/dates.ts'
import type { Tax } from '#domain/pricing/tax.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { methodInWords, type PaidWith } from '#server/emails/render/paid-with.ts'
import { type StayCardView, stayCard } from '#server/emails/render/stay-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type StayConfirmationView = {
  /** First name. */
  buyer: string
  gift: { to: string } | null
  /** In whose name the stay is. */
  guest: string
  facts: StayCardView & { photo: { file: string; alt: string }; cancel: { terms: string }; hotel: string }
  codes: { hotel: string; spa: string; order: string }
  steps: { title: string; text: string }[]
  lines: { label: string; amount: string; isOff: boolean }[]
  total: string
  tax: Tax
  paidOn: Day
  paidWith: PaidWith
  /** The page of the purchase, where it can be cancelled. */
  manageUrl: string
}

export function stayConfirmation(view: StayConfirmationView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { facts, codes, gift } = view
  const words = 'mailStays.confirmation'
  const values = { hotel: facts.hotel, getaway: facts.name, day: facts.trip.arrival.day, name: gift?.to ?? '' }
  return {
    subject: t(gift ? `${words}.subjectGift` : `${words}.subject`, values),
    preheader: t(`${words}.preheader`, { locator: codes.hotel, code: codes.spa }),
    photo: { file: facts.photo.file, alt: facts.photo.alt },
    title: t(`${words}.title`, { name: view.buyer }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(gift ? `${words}.leadGift` : `${words}.lead`, values)] },
      { kind: 'button', words: t(`${words}.see`), href: view.manageUrl },
      stayCard(facts, codes, language, { for: view.guest }),
      { kind: 'heading', words: t(`${words}.steps`) },
      { kind: 'steps', steps: view.steps.map(({ title, text }) => [`${title}. ${text}`]) },
      { kind: 'heading', words: t('mail.order.summary') },
      {
        kind: 'amounts',
        lines: view.lines,
        total: { label: t('mail.lines.total', { tax: view.tax }), amount: view.total },
      },
      { kind: 'text', tone: 'note', said: [paidNote(view, language, t)] },
      { kind: 'heading', words: t(`${words}.change`) },
      { kind: 'text', said: [facts.cancel.terms.replaceAll(/<\/?b>/g, '')] },
      { kind: 'text', said: [t(`${words}.changeHow`), ' ', { words: t(`${words}.see`), href: view.manageUrl }] },
    ],
    why: t('mail.foot.whyBought', { brand: head.brand }),
  }
}

const paidNote = ({ paidOn, paidWith, codes }: StayConfirmationView, language: Language, t: Translate) =>
  t('mail.order.paid', {
    day: dayFormats.long(paidOn, language),
    method: methodInWords(paidWith, t),
    locator: codes.order,
  })
