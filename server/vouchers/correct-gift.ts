import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Beneficiary } from '#domain/vouchers/beneficiary.ts'
import type { VoucherState } from '#domain/vouchers/voucher.ts'
import type { Transaction } from '#server/db/client.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { beneficiaryChanges } from '#server/db/schema/voucher-changes.ts'
import type { Services } from '#server/services.ts'
import type { Held } from './act-on-voucher.ts'
import { moveVoucher, type Voucher, vouchersOf } from './voucher-row.ts'

/**
 * Before a present is delivered its buyer says who it is for, and nobody else is asked. It has one recipient: whatever
 * else of it was meant for them follows.
 */
export async function correctGift(
  { queue }: Services,
  tx: Transaction,
  { voucher, purchase, now }: Held,
  wanted: Beneficiary,
  to?: VoucherState,
) {
  const isMoved = wanted.email !== voucher.beneficiaryEmail
  const isChanged = isMoved || wanted.name !== voucher.beneficiaryName
  const changes = { beneficiaryName: wanted.name, beneficiaryEmail: wanted.email }
  if (to || isChanged) await moveVoucher(tx, voucher, { to, what: to ? 'activated' : 'changed', at: now, changes })
  if (!isChanged) return { isPending: false, isChanged }
  for (const other of await vouchersOf(tx, purchase.uuid)) {
    if (isMeantForSame(other, voucher)) await moveVoucher(tx, other, { what: 'changed', at: now, changes })
  }
  if (purchase.gift) {
    const gift = { ...purchase.gift, name: wanted.name, email: wanted.email }
    await tx.update(purchases).set({ gift }).where(eq(purchases.uuid, purchase.uuid))
  }
  if (!to) await tellBuyer(queue, tx, voucher, wanted, now)
  return { isPending: false, isChanged, ...(isMoved && { movedTo: wanted.email }) }
}

const isMeantForSame = (other: Voucher, { uuid, beneficiaryName, beneficiaryEmail }: Voucher) =>
  other.uuid !== uuid &&
  other.beneficiaryName === beneficiaryName &&
  other.beneficiaryEmail === beneficiaryEmail &&
  (other.state === 'issued' || other.state === 'activated')

/** Made at once, without anybody's consent. */
async function tellBuyer(
  queue: Services['queue'],
  tx: Transaction,
  { uuid: voucherUuid, beneficiaryName: oldName, beneficiaryEmail: oldEmail }: Voucher,
  wanted: Beneficiary,
  now: Date,
) {
  const change = {
    uuid: randomUUID(),
    voucherUuid,
    oldName,
    oldEmail,
    ...wanted,
    askedAt: now,
    until: now,
    madeAt: now,
  }
  await tx.insert(beneficiaryChanges).values(change)
  await queue.add(tx, 'send-beneficiary-changed', { change: change.uuid }, { voucher: voucherUuid })
}
