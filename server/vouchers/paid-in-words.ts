import type { Line } from '#domain/pricing/purchase-lines.ts'
import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import { methodInWords } from '#server/mail/paid-with.ts'
import { paidWithOf } from '#server/purchases/letter-facts.ts'
import type { Purchase } from '#server/purchases/purchase-row.ts'
import type { Services } from '#server/services.ts'

type Balance = Extract<Line, { kind: 'balance' }>

export const balanceLineOf = ({ bill }: Purchase) => bill.lines.find((line): line is Balance => line.kind === 'balance')

/** 'Visa terminada en 1111', as it stands in a sentence. */
export async function paymentInWords(services: Services, purchase: Purchase, language: Language) {
  return methodInWords(await paidWithOf(services, purchase), i18nFor(language).t)
}

export function balanceInWords({ balance, code }: Pick<Balance, 'balance' | 'code'>, language: Language) {
  const { t } = i18nFor(language)
  return t(balance === 'gift-card' ? 'mailVouchers.paid.giftCard' : 'mailVouchers.paid.wallet', { code })
}

/** Everything it was paid with. */
export async function paidInWords(services: Services, purchase: Purchase, language: Language): Promise<string> {
  const balance = balanceLineOf(purchase)
  const parts = [
    ...(purchase.paidBy ? [await paymentInWords(services, purchase, language)] : []),
    ...(balance ? [balanceInWords(balance, language)] : []),
  ]
  const words = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
