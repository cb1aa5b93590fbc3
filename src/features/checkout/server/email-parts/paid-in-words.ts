import type { BillLine } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { methodInWords } from './paid-with.ts'
import { paidWithOf } from './purchase-context.ts'

type Balance = Extract<BillLine, { kind: 'balance' }>

export const balanceLineOf = ({ bill }: Purchase) => bill.lines.find((line): line is Balance => line.kind === 'balance')

export const buyerName = ({ buyer }: Purchase) => `${buyer?.name ?? ''} ${buyer?.surname ?? ''}`.trim()

/** 'Visa terminada en 1111', as it stands in a sentence. */
export async function paymentInWords(services: Services, purchase: Purchase, language: Language) {
  return methodInWords(await paidWithOf(services, purchase), i18nFor(language).t)
}

/** Without its code: who holds a gift may not be who paid for it, and whoever knows the code can spend it. */
export function balanceInWords({ balance }: Pick<Balance, 'balance'>, language: Language) {
  return i18nFor(language).t(
    balance === 'gift-card' ? 'mailPurchases.paidByCode.giftCard' : 'mailPurchases.paidByCode.wallet',
  )
}

/** Everything it was paid with. */
export async function paidInWords(services: Services, purchase: Purchase, language: Language): Promise<string> {
  const balance = balanceLineOf(purchase)
  const parts = [
    ...(purchase.paidBy ? [await paymentInWords(services, purchase, language)] : []),
    ...(balance ? [balanceInWords(balance, language)] : []),
  ]
  // Neither money nor balance: a code has paid for all of it.
  if (parts.length === 0) parts.push(i18nFor(language).t('mailPurchases.paidByCode.coupon'))
  const words = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
