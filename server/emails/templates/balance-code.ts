import type { Day } from '#domain/dates.ts'
import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import { formatMoney } from '#i18n/format.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { type BriefVoucher, shortDay } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type BalanceCodeView = {
  /** First name, or null where the code goes to an address of which we know no name. */
  name: string | null
  kind: 'wallet' | 'gift-card'
  code: string
  amount: Money
  /** What it was exchanged from. */
  voucher: BriefVoucher
  validUntil: Day | null
  shopUrl: string
}

/** The code stands in the e-mail alone, never in what a locked screen shows of it. */
export function balanceCode(view: BalanceCodeView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, kind, code, amount, voucher, validUntil } = view
  const { service, spa, reference } = voucher
  const [step, field] = [t('purchases.steps.payment'), t('purchases.coupon.label')]
  return {
    subject: t(`mailVouchers.balanceCode.${kind}.subject`),
    preheader: t('mailVouchers.balanceCode.preheader'),
    title: name
      ? t(`mailVouchers.balanceCode.${kind}.titleNamed`, { name })
      : t(`mailVouchers.balanceCode.${kind}.title`),
    blocks: [
      {
        kind: 'text',
        tone: 'lead',
        said: [t(`mailVouchers.balanceCode.${kind}.lead`, { service, spa, reference })],
      },
      {
        kind: 'card',
        facts: [
          { label: t('mailVouchers.balanceCode.code'), value: code, isCode: true },
          { label: t(`mailVouchers.balanceCode.${kind}.value`), value: formatMoney(amount) },
          ...(validUntil ? [{ label: t('mail.validUntil'), value: shortDay(validUntil, language) }] : []),
        ],
      },
      { kind: 'heading', words: t('mailVouchers.balanceCode.howTo') },
      {
        kind: 'steps',
        steps: [
          [t('mailVouchers.balanceCode.choose')],
          [t('mailVouchers.balanceCode.enter', { step, field })],
          [t('mailVouchers.balanceCode.keep')],
        ],
      },
      { kind: 'text', said: [t(`mailVouchers.balanceCode.${kind}.where`)] },
      { kind: 'button', words: t('mailVouchers.balanceCode.button'), href: view.shopUrl },
      { kind: 'text', tone: 'note', said: [t('mailVouchers.balanceCode.guard')] },
    ],
    why: t('mailVouchers.whyAsked', { brand: head.brand }),
  }
}
