import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import { inWords } from '#server/mail/amounts.ts'
import type { Letterhead, LetterScript } from '#server/mail/letter-script.ts'
import { methodInWords, type PaidWith } from '#server/mail/paid-with.ts'

export type PaymentFailedLateView = {
  buyer: string
  service: string
  locator: string
  /** Where the same thing can be bought again. */
  againUrl: string
  /** A reference that nobody paid, or money that came after the purchase had ended and went back. */
  what: { kind: 'reference-expired' } | { kind: 'refunded'; amount: Money; paidWith: PaidWith }
}

export function paymentFailedLate(view: PaymentFailedLateView, language: Language, head: Letterhead): LetterScript {
  const { t } = i18nFor(language)
  const { buyer: name, service, locator, what } = view
  const isExpired = what.kind === 'reference-expired'
  const happened = isExpired
    ? t('mail.late.expired', { name, service })
    : t('mail.late.refunded', {
        name,
        service,
        amount: inWords(what.amount),
        method: methodInWords(what.paidWith, t),
      })
  return {
    subject: t(isExpired ? 'mail.late.subjectExpired' : 'mail.late.subjectRefunded', { service }),
    preheader: t('mail.late.preheader'),
    title: t(isExpired ? 'mail.late.titleExpired' : 'mail.late.titleRefunded'),
    blocks: [
      { kind: 'text', tone: 'lead', said: [happened] },
      { kind: 'text', tone: 'lead', said: [t('mail.late.keptNothing')] },
      { kind: 'heading', words: t('mail.late.goOn') },
      { kind: 'text', said: [t('mail.late.again')] },
      ...(isExpired ? [{ kind: 'text' as const, said: [t('mail.late.alreadyPaid')] }] : []),
      { kind: 'button', words: t('mail.late.againButton'), href: view.againUrl },
      { kind: 'text', tone: 'note', said: [t('mail.late.order', { locator })] },
    ],
    why: t('mail.foot.whyTried', { brand: head.brand }),
  }
}
