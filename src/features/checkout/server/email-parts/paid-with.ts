import type { Translate } from '#platform/i18n/translate.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'

/** How money came or goes back; null is balance alone. Never more of a card than its brand and last digits. */
export type PaidWith = { method: PaymentMethod; card?: { brand?: string; lastDigits?: string } } | null

export function methodInWords(paid: PaidWith, t: Translate): string {
  if (!paid) return t('mailPurchases.paidWith.balance')
  const { brand, lastDigits } = paid.card ?? {}
  if (paid.method === 'card' && brand && lastDigits)
    return t('mailPurchases.paidWith.cardEnding', { brand, digits: lastDigits })
  return t(`mailPurchases.paidWith.${paid.method}`)
}
