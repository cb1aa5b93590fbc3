import type { Day } from '#domain/dates.ts'
import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { i18nFor } from '#server/i18n.ts'
import { inWords } from '#server/mail/amounts.ts'
import type { LetterBlock, Letterhead, LetterScript } from '#server/mail/letter-script.ts'
import { methodInWords, type PaidWith } from '#server/mail/paid-with.ts'

export type RefundConfirmationView = {
  /** First name of who reads it. */
  name: string
  service: string
  spa: string
  reference: string
  /** Only who paid sees the money; the beneficiary of a gift learns that it can't be used any more. */
  refund: { parts: readonly RefundPart[]; total: Money; day: Day; locator: string } | null
}

export type RefundPart = { amount: Money } & (
  | { to: 'payment'; paidWith: NonNullable<PaidWith> }
  | { to: 'gift-card' | 'wallet'; code: string }
)

export function refundConfirmation(view: RefundConfirmationView, language: Language, head: Letterhead): LetterScript {
  const { t } = i18nFor(language)
  const { name, service, spa, reference, refund } = view
  return {
    subject: t(refund ? 'mail.refund.subject' : 'mail.refund.subjectHolder', { service }),
    preheader: t(refund ? 'mail.refund.preheader' : 'mail.refund.preheaderHolder', { reference }),
    title: t(refund ? 'mail.refund.title' : 'mail.refund.titleHolder'),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(refund ? 'mail.refund.lead' : 'mail.refund.leadHolder', { name })] },
      {
        kind: 'card',
        title: service,
        lines: [spa],
        facts: [{ label: t('mail.reference'), value: reference, isCode: true }],
      },
      ...(refund ? money(refund, t, language) : []),
    ],
    why: t(refund ? 'mail.foot.whyBought' : 'mail.foot.whyHeld', { brand: head.brand }),
  }
}

function money(refund: NonNullable<RefundConfirmationView['refund']>, t: Translate, language: Language): LetterBlock[] {
  const day = dayFormats.long(refund.day, language)
  return [
    { kind: 'heading', words: t('mail.refund.refunded') },
    {
      kind: 'amounts',
      lines: refund.parts.map((part) => ({ label: whereTo(part, t), amount: inWords(part.amount), isOff: false })),
      total: { label: t('mail.refund.total'), amount: inWords(refund.total) },
    },
    { kind: 'text', tone: 'note', said: [t('mail.refund.when', { day, locator: refund.locator })] },
    { kind: 'text', said: [t('mail.refund.comeBack')] },
  ]
}

function whereTo(part: RefundPart, t: Translate): string {
  if (part.to === 'payment') return t('mail.refund.to', { method: methodInWords(part.paidWith, t) })
  return t(part.to === 'gift-card' ? 'mail.refund.toGiftCard' : 'mail.refund.toWallet', { code: part.code })
}
