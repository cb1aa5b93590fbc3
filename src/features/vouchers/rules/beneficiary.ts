import { type DraftOf, defineForm, email, type FieldOf, line, type ProblemOf } from '#platform/forms/define-form.ts'

export const beneficiaryForm = defineForm({
  name: line({ most: 80, wrong: 'nameWrong', long: 'nameLong', autoComplete: 'name', maxLength: 160 }),
  email: email('emailWrong'),
})
export type BeneficiaryDraft = DraftOf<typeof beneficiaryForm>

export type Beneficiary = { name: string; email: string }

/** `emailTooOften` is known to the server alone. */
export type BeneficiaryProblem = ProblemOf<typeof beneficiaryForm> | 'emailTooOften'
export type BeneficiaryProblems = Partial<Record<FieldOf<typeof beneficiaryForm>, BeneficiaryProblem>>

/** Only of a draft without problems. The address opens the voucher, so it is kept as it is compared: in small letters. */
export function toBeneficiary(draft: BeneficiaryDraft): Beneficiary {
  const { name, email } = beneficiaryForm.clean(draft)
  return { name, email: email.toLowerCase() }
}
