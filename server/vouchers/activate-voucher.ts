import { type BeneficiaryDraft, beneficiaryProblems, toBeneficiary } from '#domain/vouchers/beneficiary.ts'
import type { Services } from '#server/services.ts'
import { actOnVoucher, hasProblems, invalid } from './act-on-voucher.ts'
import { changeBeneficiary } from './change-beneficiary.ts'
import type { Voucher } from './voucher-row.ts'

/** Decided: a gift is activated by its holder, who says who they are. */
export async function activateVoucher(services: Services, seen: Voucher, draft: BeneficiaryDraft) {
  const problems = beneficiaryProblems(draft)
  if (hasProblems(problems)) return invalid(problems)
  return actOnVoucher(services, seen, 'activate', async (tx, held) => {
    const changed = await changeBeneficiary(services, tx, held, toBeneficiary(draft), 'activated')
    await services.queue.add(tx, 'send-activated', { voucher: seen.uuid })
    return changed
  })
}
