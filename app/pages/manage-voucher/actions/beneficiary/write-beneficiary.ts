import { type BeneficiaryDraft, type BeneficiaryProblems, beneficiaryForm } from '#domain/vouchers/beneficiary.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import type { Services } from '#server/services.ts'
import type { Acted } from '#server/vouchers/actions/perform-voucher-action.ts'
import type { Voucher } from '#server/vouchers/voucher-row.ts'
import type { Done } from '../../done-banner.tsx'
import { followGift } from '../../follow-gift.ts'
import { type Asked, toVoucher } from '../open-action.ts'
import { writeAction } from '../write-action.ts'

/** Does with the voucher what its form was sent for, and leads back to it; or answers with the form again. */
export async function writeBeneficiary<Value extends { movedTo?: string }>(
  asked: Asked,
  write: (services: Services, voucher: Voucher, values: BeneficiaryDraft) => Promise<Acted<Value, BeneficiaryProblems>>,
  doneBy: (value: Value) => Done,
) {
  const { values } = await readForm(asked.request, beneficiaryForm.lengths)
  const written = await writeAction(asked, values, (services, voucher) => write(services, voucher, values))
  if (!written.ok) return written.answer
  throw toVoucher(asked, doneBy(written.value), followGift(asked, written.value.movedTo))
}
