import { type BeneficiaryDraft, beneficiaryProblems, toBeneficiary } from '#domain/vouchers/beneficiary.ts'
import type { Services } from '#server/services.ts'
import { actOnVoucher, hasProblems, invalid } from './act-on-voucher.ts'
import { changeBeneficiary } from './change-beneficiary.ts'

/** Decided: a gift is activated by its holder, who says who they are. */
export async function activateVoucher(services: Services, uuid: string, draft: BeneficiaryDraft) {
  const problems = beneficiaryProblems(draft)
  if (hasProblems(problems)) return invalid(problems)
  return actOnVoucher(services, uuid, 'activate', async (tx, held) => {
    const changed = await changeBeneficiary(services, tx, held, toBeneficiary(draft), 'activated')
    await services.queue.add(tx, 'send-activated', { voucher: uuid })
    return changed
  })
}
