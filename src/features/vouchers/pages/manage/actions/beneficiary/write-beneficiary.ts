import type { Done } from '#features/vouchers/pages/manage/done-banner.tsx'
import {
  type BeneficiaryDraft,
  type BeneficiaryProblems,
  beneficiaryForm,
} from '#features/vouchers/rules/beneficiary.ts'
import { movedSession, sessionCookie } from '#features/vouchers/server/access/voucher-session.ts'
import type { Acted } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import type { Services } from '#platform/server/services.ts'
import { type ActionArgs, toVoucher, writeAction } from '../open-action.ts'

/** Does with the voucher what its form was sent for, and leads back to it; or answers with the form again. */
export async function writeBeneficiary<Value extends { movedTo?: string }>(
  asked: ActionArgs,
  write: (services: Services, voucher: Voucher, values: BeneficiaryDraft) => Promise<Acted<Value, BeneficiaryProblems>>,
  doneBy: (value: Value) => Done,
) {
  const { values } = await readForm(asked.request, beneficiaryForm.lengths)
  const written = await writeAction(asked, values, (services, voucher) => write(services, voucher, values))
  if (!written.ok) return written.answer
  throw toVoucher(asked, doneBy(written.value), followGift(asked, written.value.movedTo))
}

/** Who corrects the address of a present that is still theirs has it open as before. */
function followGift({ request, context }: ActionArgs, movedTo: string | undefined): Record<string, string> {
  const services = context.get(servicesContext)
  const session = movedTo && movedSession(services, request.headers.get('cookie'), movedTo)
  return session ? { 'Set-Cookie': sessionCookie(session, services.config.publicUrl.startsWith('https:')) } : {}
}
