import { and, count, eq, gt, isNull, ne, or } from 'drizzle-orm'
import {
  type Beneficiary,
  type BeneficiaryDraft,
  type BeneficiaryProblems,
  beneficiaryForm,
  toBeneficiary,
} from '#features/vouchers/rules/beneficiary.ts'
import type { VoucherState } from '#features/vouchers/rules/voucher.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { day } from '#platform/time/durations.ts'
import { isUndelivered } from '../undelivered-gift.ts'
import { transitionVoucher, type Voucher } from '../voucher-row.ts'
import { correctGift, recordChange } from './correct-gift.ts'
import { hasProblems, invalid, type LockedVoucher, performVoucherAction } from './perform-voucher-action.ts'

const daysToAgree = 3
/** Each writes to an address that has not asked for it. */
const mostADay = 5

/** `movedTo`: another address that was written at once. */
type Changed = { isPending: boolean; isChanged: boolean; movedTo?: string }

/** Decided: a gift is activated by its holder, who says who they are. */
export const activateVoucher = (services: Services, shownVoucher: Voucher, draft: BeneficiaryDraft) =>
  nameBeneficiary(services, shownVoucher, draft, 'activate')

/** Spec 4: who the voucher is for. */
export const editBeneficiary = (services: Services, shownVoucher: Voucher, draft: BeneficiaryDraft) =>
  nameBeneficiary(services, shownVoucher, draft, 'edit')

async function nameBeneficiary(
  services: Services,
  shownVoucher: Voucher,
  draft: BeneficiaryDraft,
  action: 'activate' | 'edit',
) {
  const problems = beneficiaryForm.problems(draft)
  if (hasProblems(problems)) return invalid(problems)
  const wanted = toBeneficiary(draft)
  if (await isAskedTooOften(services, shownVoucher, wanted))
    return invalid<BeneficiaryProblems>({ email: 'emailTooOften' })
  const to = action === 'activate' ? 'activated' : undefined
  return performVoucherAction(services, shownVoucher, action, async (tx, held) => {
    const changed = await changeBeneficiary(services, tx, held, wanted, to)
    if (to) await services.queue.add(tx, 'send-voucher-activated', { voucher: shownVoucher.uuid })
    return changed
  })
}

/**
 * Another name is written at once. Another address is the key to the voucher: it is written, and the name with it, when
 * whoever reads the old one and whoever reads the new one have both said yes. Who activates is named at once in any case.
 * A present that has not been delivered is its buyer's to correct.
 */
async function changeBeneficiary(
  services: Services,
  tx: Transaction,
  held: LockedVoucher,
  wanted: Beneficiary,
  to?: VoucherState,
): Promise<Changed> {
  const { voucher, purchase, now } = held
  if (await isUndelivered(tx, voucher, purchase)) return correctGift(services, tx, held, wanted, to)
  const isRenamed = wanted.name !== voucher.beneficiaryName
  const isPending = wanted.email !== voucher.beneficiaryEmail
  if (to || (isRenamed && !isPending)) {
    const what = to ? 'activated' : 'changed'
    await transitionVoucher(tx, voucher, { to, what, at: now, changes: { beneficiaryName: wanted.name } })
  }
  const isChanged = isPending || isRenamed
  if (!isChanged || (to && !isPending)) return { isPending, isChanged }
  await endOpenChanges(tx, voucher.uuid, now)
  const until = new Date(now.getTime() + daysToAgree * day)
  await recordChange(services, tx, voucher, wanted, { now, until, isPending })
  return { isPending, isChanged }
}

/** The newest wish counts: what was asked for before can be agreed to no more. */
export async function endOpenChanges(tx: Transaction, voucherUuid: string, now: Date) {
  await tx
    .update(beneficiaryChanges)
    .set({ until: now })
    .where(
      and(
        eq(beneficiaryChanges.voucherUuid, voucherUuid),
        isNull(beneficiaryChanges.madeAt),
        gt(beneficiaryChanges.until, now),
      ),
    )
}

/** Whether another address may be asked for today, and written to now. */
async function isAskedTooOften(services: Services, voucher: Voucher, wanted: Beneficiary) {
  const { db, clock } = services
  if (wanted.email === voucher.beneficiaryEmail) return false
  const [asked] = await db
    .select({ times: count() })
    .from(beneficiaryChanges)
    .where(
      and(
        eq(beneficiaryChanges.voucherUuid, voucher.uuid),
        ne(beneficiaryChanges.email, beneficiaryChanges.oldEmail),
        // What was made when it was asked for, of a present, wrote to nobody.
        or(isNull(beneficiaryChanges.madeAt), ne(beneficiaryChanges.madeAt, beneficiaryChanges.requestedAt)),
        gt(beneficiaryChanges.requestedAt, new Date(clock.now().getTime() - day)),
      ),
    )
  if ((asked?.times ?? 0) >= mostADay) return true
  return (await takeRecipient(services, 'beneficiary-recipient', wanted.email)) > 0
}
