import { longest } from '#domain/purchases/buyer.ts'
import { isEmail } from '#domain/site/email.ts'
import { characters, plainLine } from '#domain/site/plain-text.ts'

export const beneficiaryFields = { name: longest.name, email: longest.email }
export type BeneficiaryField = keyof typeof beneficiaryFields
export type BeneficiaryDraft = Record<BeneficiaryField, string>

export type Beneficiary = { name: string; email: string }

/** `emailTooOften` is known to the server alone. */
export type BeneficiaryProblem = 'nameWrong' | 'nameLong' | 'emailWrong' | 'emailTooOften'
export type BeneficiaryProblems = Partial<Record<BeneficiaryField, BeneficiaryProblem>>

export function beneficiaryProblems({ name, email }: BeneficiaryDraft): BeneficiaryProblems {
  const wrong = nameProblem(plainLine(name))
  return { ...(wrong && { name: wrong }), ...(isEmail(email) ? {} : { email: 'emailWrong' as const }) }
}

/** Only of a draft without problems. The address opens the voucher, so it is kept as it is compared: in small letters. */
export const toBeneficiary = ({ name, email }: BeneficiaryDraft): Beneficiary => ({
  name: plainLine(name),
  email: email.trim().toLowerCase(),
})

function nameProblem(name: string): 'nameWrong' | 'nameLong' | null {
  if (name === '') return 'nameWrong'
  return characters(name) > longest.name ? 'nameLong' : null
}
