import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type VoucherHistory, type VoucherState, voucherCanBecome } from '#features/vouchers/rules/voucher.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { firstRow, prepareSelect } from '#platform/server/db/prepared.ts'
import { endedSessions, voucherEvents, vouchers } from './schema/vouchers.ts'

export type Voucher = typeof vouchers.$inferSelect

const byUuid = eq(vouchers.uuid, sql.placeholder('uuid'))
const select = prepareSelect(vouchers, byUuid)
const selectLocked = prepareSelect(vouchers, byUuid, { lock: true })
const hasNotLeft = sql`not exists (select 1 from ${endedSessions} where ${eq(endedSessions.id, sql.placeholder('session'))})`
const selectOpened = prepareSelect(vouchers, and(byUuid, hasNotLeft) as SQL)
const selectOfPurchase = prepareSelect(vouchers, eq(vouchers.purchaseUuid, sql.placeholder('purchaseUuid')), {
  orderBy: asc(vouchers.position),
})
const selectNamed = prepareSelect(vouchers, eq(vouchers.reference, sql.placeholder('reference')))

export async function vouchersOf(db: Database | Transaction, purchaseUuid: string): Promise<Voucher[]> {
  return selectOfPurchase(db, { purchaseUuid })
}

export const getVoucher = (db: Database | Transaction, uuid: string) => firstRow(select(db, { uuid }))

/** For who has opened it in a session, unless they have logged out of that: one question for both. */
export const getOpenedVoucher = (db: Database, uuid: string, session: string) =>
  firstRow(selectOpened(db, { uuid, session }))

export const findVoucherByReference = (db: Database | Transaction, reference: string) =>
  firstRow(selectNamed(db, { reference }))

/** Whoever changes a voucher waits for whoever changes it now. */
export const lockVoucher = (tx: Transaction, uuid: string) => firstRow(selectLocked(tx, { uuid }))

/** In which its holder is written to: no matter of its history. */
export async function changeLanguage(tx: Transaction, { uuid, language }: Pick<Voucher, 'uuid' | 'language'>) {
  await tx.update(vouchers).set({ language }).where(eq(vouchers.uuid, uuid))
}

type Changes = Partial<Pick<Voucher, 'beneficiaryName' | 'beneficiaryEmail' | 'expiresOn' | 'extendedOn'>>
type Move = { to?: VoucherState; what: VoucherHistory; at: Date; changes?: Changes }

/** The one way to change a voucher, of a row that is locked: along the table of states, and written into its history. */
export async function transitionVoucher(tx: Transaction, voucher: Voucher, { to, what, at, changes }: Move) {
  const state = to ?? voucher.state
  if (state !== voucher.state && !voucherCanBecome(voucher.state, state)) {
    throw new Error(`A voucher that is ${voucher.state} can't be ${state}`)
  }
  await tx
    .update(vouchers)
    .set({ ...changes, state })
    .where(eq(vouchers.uuid, voucher.uuid))
  await tx.insert(voucherEvents).values({ voucherUuid: voucher.uuid, at, state, cause: what })
  return { ...voucher, ...changes, state }
}
