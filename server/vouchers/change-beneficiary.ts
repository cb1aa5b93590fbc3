import { randomUUID } from 'node:crypto'
import type { Beneficiary } from '#domain/vouchers/beneficiary.ts'
import type { VoucherState } from '#domain/vouchers/voucher.ts'
import type { Transaction } from '#server/db/client.ts'
import { beneficiaryChanges } from '#server/db/schema/voucher-changes.ts'
import type { Services } from '#server/services.ts'
import type { Held } from './act-on-voucher.ts'
import { moveVoucher } from './voucher-row.ts'

const daysToAgree = 3

/**
 * Another name is written at once. Another address is the key to the voucher: it is written when whoever reads the old
 * one and whoever reads the new one have both said yes.
 */
export async function changeBeneficiary(
  { queue }: Services,
  tx: Transaction,
  { voucher, now }: Held,
  wanted: Beneficiary,
  to?: VoucherState,
): Promise<{ isPending: boolean }> {
  const isRenamed = wanted.name !== voucher.beneficiaryName
  const isPending = wanted.email !== voucher.beneficiaryEmail
  const what = to ? 'activated' : 'changed'
  if (to || isRenamed) {
    await moveVoucher(tx, voucher, { to, what, at: now, changes: { beneficiaryName: wanted.name } })
  }
  if (!isPending && (to || !isRenamed)) return { isPending }
  const change = {
    uuid: randomUUID(),
    voucherUuid: voucher.uuid,
    oldName: voucher.beneficiaryName,
    oldEmail: voucher.beneficiaryEmail,
    ...wanted,
    askedAt: now,
    until: new Date(now.getTime() + daysToAgree * 24 * 60 * 60_000),
    madeAt: isPending ? null : now,
  }
  await tx.insert(beneficiaryChanges).values(change)
  await queue.add(tx, isPending ? 'send-confirm-address' : 'send-beneficiary-changed', { change: change.uuid })
  return { isPending }
}
