import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Money } from '#platform/rules/money.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Day } from '#platform/time/dates.ts'
import { methodInWords, type PaidWith } from './paid-with.ts'

/** Money that goes back to where it came from. */
export type EmailedRefund = {
  parts: readonly RefundPart[]
  total: Money
  /** On which it was asked for. */
  day: Day
  locator: string
}

type RefundPart = { amount: Money } & (
  | { to: 'payment'; paidWith: NonNullable<PaidWith> }
  | { to: 'gift-card' | 'wallet'; code: string }
)

/** Null where nothing goes back. */
export function sumUpRefund(parts: readonly RefundPart[], day: Day, locator: string): EmailedRefund | null {
  const [first] = parts
  if (!first) return null
  const total = { ...first.amount, amount: parts.reduce((sum, { amount }) => sum + amount.amount, 0) }
  return { parts, total, day, locator }
}

/** When it is there. Spec 9: 48 to 72 business hours to the original payment method; balances are ours to fill at once. */
export function arrivalBlocks(refund: EmailedRefund, t: Translate): EmailBlock[] {
  const places = (['payment', 'balance'] as const).filter((where) => goesTo(refund, where))
  return places.map((where) => textBlock(t(`mailPurchases.refund.${where}`)))
}

export const goesTo = ({ parts }: EmailedRefund, where: 'payment' | 'balance') =>
  parts.some(({ to }) => (to === 'payment') === (where === 'payment'))

/** How much goes where, and of which order it was. */
export function refundBlocks(refund: EmailedRefund, total: string, language: Language): EmailBlock[] {
  const { t } = i18nFor(language)
  const { day, locator } = refund
  return [
    { kind: 'heading', words: t('mailPurchases.refund.heading') },
    {
      kind: 'amounts',
      lines: refund.parts.map((part) => ({ label: whereTo(part, t), amount: formatMoney(part.amount), isOff: false })),
      total: { label: total, amount: formatMoney(refund.total) },
    },
    noteBlock(t('mailPurchases.refund.asked', { day: dayFormats.long(day, language), locator })),
  ]
}

function whereTo(part: RefundPart, t: Translate): string {
  if (part.to === 'payment') return t('mailPurchases.refund.to', { method: methodInWords(part.paidWith, t) })
  const { code } = part
  return t(part.to === 'gift-card' ? 'mailPurchases.refund.toGiftCard' : 'mailPurchases.refund.toWallet', { code })
}
