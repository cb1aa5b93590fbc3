import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { giftSendTime } from '#features/checkout/rules/purchases/gift.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Beneficiary } from '#features/vouchers/rules/beneficiary.ts'
import type { VoucherState } from '#features/vouchers/rules/voucher.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { transitionVoucher, type Voucher, vouchersOf } from '../voucher-row.ts'
import type { LockedVoucher } from './perform-voucher-action.ts'

/**
 * Before a present is delivered its buyer says who it is for, and nobody else is asked. It has one recipient: whatever
 * else of it was meant for them follows.
 */
export async function correctGift(
  services: Services,
  tx: Transaction,
  held: LockedVoucher,
  wanted: Beneficiary,
  to?: VoucherState,
) {
  const { voucher, purchase, now } = held
  const isMoved = wanted.email !== voucher.beneficiaryEmail
  const isChanged = isMoved || wanted.name !== voucher.beneficiaryName
  const changes = { beneficiaryName: wanted.name, beneficiaryEmail: wanted.email }
  if (to || isChanged)
    await transitionVoucher(tx, voucher, { to, what: to ? 'activated' : 'changed', at: now, changes })
  if (!isChanged) return { isPending: false, isChanged }
  for (const other of await vouchersOf(tx, purchase.uuid)) {
    if (isMeantForSame(other, voucher)) await transitionVoucher(tx, other, { what: 'changed', at: now, changes })
  }
  if (purchase.gift) {
    const gift = { ...purchase.gift, name: wanted.name, email: wanted.email }
    await tx.update(purchases).set({ gift }).where(eq(purchases.uuid, purchase.uuid))
  }
  if (isMoved) await deliverIfDue(services, tx, held)
  // Made at once, without anybody's consent.
  if (!to) await recordChange(services, tx, voucher, wanted, { now, until: now, isPending: false })
  return { isPending: false, isChanged, ...(isMoved && { movedTo: wanted.email }) }
}

const isMeantForSame = (other: Voucher, { uuid, beneficiaryName, beneficiaryEmail }: Voucher) =>
  other.uuid !== uuid &&
  other.beneficiaryName === beneficiaryName &&
  other.beneficiaryEmail === beneficiaryEmail &&
  (other.state === 'issued' || other.state === 'activated')

/** A pending one waits until both addresses have agreed. One that is made is told to those whom it concerns. */
export async function recordChange(
  { queue }: Services,
  tx: Transaction,
  { uuid: voucherUuid, beneficiaryName: oldName, beneficiaryEmail: oldEmail }: Voucher,
  wanted: Beneficiary,
  { now, until, isPending }: { now: Date; until: Date; isPending: boolean },
) {
  const uuid = randomUUID()
  const madeAt = isPending ? null : now
  const change = { uuid, voucherUuid, oldName, oldEmail, ...wanted, requestedAt: now, until, madeAt }
  await tx.insert(beneficiaryChanges).values(change)
  const job = isPending ? 'send-confirm-address' : 'send-beneficiary-changed'
  await queue.add(tx, job, { change: uuid }, { about: voucherUuid })
}

/**
 * What could not be delivered is tried again at its new address; what has left does not leave twice. While the job that
 * was queued when it was issued still waits for its morning, that one delivers it.
 */
async function deliverIfDue({ queue }: Services, tx: Transaction, { voucher, purchase, now }: LockedVoucher) {
  const { uuid, gift } = purchase
  if (!gift?.deliverOn) return
  const moment = giftSendTime(gift.deliverOn, madridDay(voucher.issuedAt))
  if (!moment || moment <= now) await queue.add(tx, 'send-gift', { purchase: uuid })
}
