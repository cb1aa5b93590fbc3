import { compareEmails, confirmEmail } from '#features/checkout/rules/purchases/buyer.ts'
import { type DraftOf, defineForm, email, type FieldOf, type ProblemOf } from '#platform/forms/define-form.ts'

/** Decided: what an expired voucher becomes, as its holder chooses. One that is valid becomes wallet balance. */
export const exchangeKinds = ['wallet', 'gift-card'] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

/** Spec 5: a code sent to a wrong address is lost, so it is written twice. */
export const conversionForm = defineForm(
  { email: email('emailWrong'), confirmEmail },
  { across: (draft) => compareEmails(draft) },
)
export type ConversionDraft = DraftOf<typeof conversionForm>

export type Conversion = { email: string }

/** `emailOfRecipient`: of a present that its recipient knows nothing of yet. */
export type ConversionProblem = ProblemOf<typeof conversionForm> | 'emailOfRecipient'
export type ConversionProblems = Partial<Record<FieldOf<typeof conversionForm>, ConversionProblem>>

/** Only of a draft without problems. */
export const toConversion = (draft: ConversionDraft): Conversion => ({
  email: conversionForm.clean(draft).email.toLowerCase(),
})
