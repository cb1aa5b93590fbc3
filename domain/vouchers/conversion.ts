import { longest } from '#domain/purchases/buyer.ts'
import { isEmail } from '#domain/site/email.ts'

/** Decided: what an expired voucher becomes, as its holder chooses. One that is valid becomes wallet balance. */
export const exchangeKinds = ['wallet', 'gift-card'] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

export const conversionFields = { email: longest.email, confirmEmail: longest.email }
export type ConversionField = keyof typeof conversionFields

/** Where the code is sent, twice. */
export type ConversionDraft = Record<ConversionField, string>

export type Conversion = { email: string }

/** `emailOfRecipient`: of a present that its recipient knows nothing of yet. */
export type ConversionProblem = 'emailWrong' | 'emailsDiffer' | 'emailOfRecipient'
export type ConversionProblems = Partial<Record<ConversionField, ConversionProblem>>

/** Spec 5: a code sent to a wrong address is lost, so it is written twice. */
export function conversionProblems({ email, confirmEmail }: ConversionDraft): ConversionProblems {
  return {
    ...(isEmail(email) ? {} : { email: 'emailWrong' as const }),
    ...(plainEmail(email) === plainEmail(confirmEmail) ? {} : { confirmEmail: 'emailsDiffer' as const }),
  }
}

/** Only of a draft without problems. */
export const toConversion = ({ email }: ConversionDraft): Conversion => ({ email: plainEmail(email) })

const plainEmail = (typed: string) => typed.trim().toLowerCase()
