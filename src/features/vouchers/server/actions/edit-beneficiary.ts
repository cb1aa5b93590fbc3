import {
  type BeneficiaryDraft,
  type BeneficiaryProblems,
  beneficiaryForm,
  toBeneficiary,
} from '#features/vouchers/rules/beneficiary.ts'
import type { Services } from '#platform/server/services.ts'
import type { Voucher } from '../voucher-row.ts'
import { changeBeneficiary, isAskedTooOften } from './change-beneficiary.ts'
import { hasProblems, invalid, performVoucherAction } from './perform-voucher-action.ts'

/** Spec 4: who the voucher is for. */
export async function editBeneficiary(services: Services, seen: Voucher, draft: BeneficiaryDraft) {
  const problems = beneficiaryForm.problems(draft)
  if (hasProblems(problems)) return invalid(problems)
  const wanted = toBeneficiary(draft)
  if (await isAskedTooOften(services, seen, wanted)) return invalid<BeneficiaryProblems>({ email: 'emailTooOften' })
  return performVoucherAction(services, seen, 'edit', (tx, held) => changeBeneficiary(services, tx, held, wanted))
}
