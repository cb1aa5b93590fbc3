import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Beneficiary } from '#features/vouchers/rules/beneficiary.ts'
import type { VoucherState } from '#features/vouchers/rules/voucher.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { day } from '#platform/time/durations.ts'
import { isUndelivered } from '../undelivered-gift.ts'
import { transitionVoucher, type Voucher } from '../voucher-row.ts'
import { correctGift } from './correct-gift.ts'
import type { LockedVoucher } from './perform-voucher-action.ts'

const daysToAgree = 3
/** Each writes to an address that has not asked for it. */
const mostADay = 5

/** `movedTo`: another address that was written at once. */
export type Changed = { isPending: boolean; isChanged: boolean; movedTo?: string }

/**
 * Another name is written at once. Another address is the key to the voucher: it is written, and the name with it, when
 * whoever reads the old one and whoever reads the new one have both said yes. Who activates is named at once in any case.
 * A present that has not been delivered is its buyer's to correct.
 */
export async function changeBeneficiary(
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
  const change = {
    uuid: randomUUID(),
    voucherUuid: voucher.uuid,
    oldName: voucher.beneficiaryName,
    oldEmail: voucher.beneficiaryEmail,
    ...wanted,
    requestedAt: now,
    until: new Date(now.getTime() + daysToAgree * day),
    madeAt: isPending ? null : now,
  }
  await tx.insert(beneficiaryChanges).values(change)
  const job = isPending ? 'send-confirm-address' : 'send-beneficiary-changed'
  await services.queue.add(tx, job, { change: change.uuid }, { about: voucher.uuid })
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
export async function isAskedTooOften(services: Services, voucher: Voucher, wanted: Beneficiary) {
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
