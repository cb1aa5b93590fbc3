import { type BeneficiaryDraft, beneficiaryProblems, toBeneficiary } from '#domain/vouchers/beneficiary.ts'
import type { Services } from '#server/services.ts'
import { actOnVoucher, hasProblems, invalid } from './act-on-voucher.ts'
import { changeBeneficiary } from './change-beneficiary.ts'
import type { Voucher } from './voucher-row.ts'

/** Spec 4: who the voucher is for. */
export async function editBeneficiary(services: Services, seen: Voucher, draft: BeneficiaryDraft) {
  const problems = beneficiaryProblems(draft)
  if (hasProblems(problems)) return invalid(problems)
  return actOnVoucher(services, seen, 'edit', (tx, held) => changeBeneficiary(services, tx, held, toBeneficiary(draft)))
}
