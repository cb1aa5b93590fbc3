import { wallClock } from '#domain/dates.ts'
import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, formatMoney, timeInWords } from '#i18n/format.ts'
import type { GoodsWords } from '#i18n/goods-words.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

export type MultibancoReferenceView = {
  buyer: string
  words: GoodsWords
  service: string
  entity: string
  reference: string
  amount: Money
  expiresAt: Date
  locator: string
  purchaseUrl: string
}

export function multibancoReference(
  view: MultibancoReferenceView,
  language: Language,
  head: EmailHeader,
): EmailContent {
  const { t } = i18nFor(language)
  const { entity, words, service, locator } = view
  const reference = inThrees(view.reference)
  const amount = formatMoney(view.amount)
  // The network is Portugal's, and so is its time.
  const limit = wallClock(view.expiresAt, 'Europe/Lisbon')
  const until = { time: timeInWords(limit.time, language), day: dayFormats.long(limit.day, language) }
  return {
    subject: t('mail.multibanco.subject', { service }),
    preheader: t('mail.multibanco.preheader', { entity, reference, amount, ...until }),
    title: t('mail.multibanco.title', { name: view.buyer }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`mail.words.${words}.reference`, { service })] },
      {
        kind: 'card',
        facts: [
          { label: t('mail.multibanco.entity'), value: entity, isCode: true },
          { label: t('mail.multibanco.reference'), value: reference, isCode: true },
          { label: t('mail.multibanco.amount'), value: amount },
          { label: t('mail.multibanco.until'), value: t('mail.multibanco.untilValue', until) },
        ],
      },
      { kind: 'heading', words: t('mail.multibanco.howTo') },
      {
        kind: 'steps',
        steps: [[t('mail.multibanco.step1')], [t('mail.multibanco.step2')], [t(`mail.words.${words}.referenceKeep`)]],
      },
      { kind: 'text', said: [t('mail.multibanco.late')] },
      { kind: 'button', words: t('mail.multibanco.see'), href: view.purchaseUrl },
      { kind: 'text', tone: 'note', said: [t('mail.multibanco.order', { locator })] },
    ],
    why: t('mail.foot.whyTried', { brand: head.brand }),
  }
}

/** As cash machines ask for it: 123 456 789. */
const inThrees = (reference: string) => reference.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1 ')
