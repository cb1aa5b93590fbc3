import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { getVoucher, lockVoucher, transitionVoucher, type Voucher } from '../voucher-row.ts'
import { endOpenChanges } from './change-beneficiary.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    address: { change: string; reader: AddressReader }
  }
}

export type Change = typeof beneficiaryChanges.$inferSelect
export type AddressReader = 'old' | 'new'
/** `agreed`: by this reader, and not by the other yet. `over`: too late, or something else came between. */
type AgreementState = 'open' | 'agreed' | 'made' | 'over'

/** For the e-mail to one of the two addresses. */
export const agreementKey = ({ signer }: Services, { uuid }: Pick<Change, 'uuid'>, reader: AddressReader) =>
  signer.sign('address', { change: uuid, reader })

export async function describeAgreement(services: Services, key: string) {
  const asked = readKey(services, key)
  if (!asked) return null
  const [change] = await services.db.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, asked.change))
  const voucher = change && (await getVoucher(services.db, change.voucherUuid))
  const purchase = voucher && (await getPurchase(services.db, voucher.purchaseUuid))
  return purchase ? agreementOf(services, change, { voucher, purchase }, asked.reader) : null
}

/** Nothing changes until both have agreed; then the voucher is the new one's, and the old address opens it no more. */
export async function confirmEmailChange(services: Services, key: string) {
  const asked = readKey(services, key)
  if (!asked) return null
  return services.db.transaction(async (tx) => {
    const [found] = await tx.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, asked.change))
    const voucher = found && (await lockVoucher(tx, found.voucherUuid))
    const purchase = voucher && (await getPurchase(tx, voucher.purchaseUuid))
    if (!purchase) return null
    const bought = { voucher, purchase }
    // Read again: the other reader may have agreed while this one waited.
    const [change] = await tx.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, asked.change))
    if (!change) return null
    const before = agreementOf(services, change, bought, asked.reader)
    if (before.state !== 'open') return before
    return agreementOf(services, await agree(services, tx, change, voucher, asked.reader), bought, asked.reader)
  })
}

async function agree({ clock, queue }: Services, tx: Transaction, change: Change, voucher: Voucher, by: AddressReader) {
  const now = clock.now()
  const agreed = by === 'old' ? { oldAgreedAt: now } : { newAgreedAt: now }
  const both = { ...change, ...agreed }
  const madeAt = both.oldAgreedAt && both.newAgreedAt ? now : null
  await tx
    .update(beneficiaryChanges)
    .set({ ...agreed, madeAt })
    .where(eq(beneficiaryChanges.uuid, change.uuid))
  if (madeAt) {
    const changes = { beneficiaryName: change.name, beneficiaryEmail: change.email }
    await transitionVoucher(tx, voucher, { what: 'changed', at: now, changes })
    await endOpenChanges(tx, voucher.uuid, now)
    await queue.add(tx, 'send-beneficiary-changed', { change: change.uuid }, { about: voucher.uuid })
  }
  return { ...both, madeAt }
}

type Bought = { voucher: Voucher; purchase: Purchase }

function agreementOf({ clock }: Services, change: Change, bought: Bought, reader: AddressReader) {
  const { voucher } = bought
  return {
    reader,
    service: voucher.serviceName[voucher.language],
    spa: voucher.spaName,
    newEmail: change.email,
    state: stateOf(change, bought, reader, clock.now()),
  }
}

function stateOf(change: Change, { voucher, purchase }: Bought, reader: AddressReader, now: Date): AgreementState {
  if (change.madeAt) return 'made'
  const state = stateOn(voucher, madridDay(now))
  const isUsable = (state === 'issued' || state === 'activated') && purchase.disputedAt === null
  if (!isUsable || change.until <= now || voucher.beneficiaryEmail !== change.oldEmail) return 'over'
  return (reader === 'old' ? change.oldAgreedAt : change.newAgreedAt) ? 'agreed' : 'open'
}

const keyShape = z.object({ change: z.uuid(), reader: z.enum(['old', 'new']) })

function readKey({ signer }: Services, key: string) {
  const signed = keyShape.safeParse(signer.verify('address', key))
  return signed.success ? signed.data : null
}
