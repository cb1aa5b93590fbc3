import { eq, sql } from 'drizzle-orm'
import { type PurchaseState, purchaseCanBecome } from '#features/checkout/rules/purchases/purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { prepareSelect, prepareUpdate } from '#platform/server/db/prepared.ts'

export type Purchase = typeof purchases.$inferSelect

const byUuid = eq(purchases.uuid, sql.placeholder('uuid'))
const select = prepareSelect(purchases, byUuid)
const selectLocked = prepareSelect(purchases, byUuid, { lock: true })
const update = prepareUpdate(purchases, purchases.uuid)

export async function getPurchase(db: Database | Transaction, uuid: string): Promise<Purchase | null> {
  const [purchase] = await select(db, { uuid })
  return purchase ?? null
}

/** Reads a purchase under a row lock: other transactions that change it wait. */
export async function lockPurchase(tx: Transaction, uuid: string): Promise<Purchase | null> {
  const [purchase] = await selectLocked(tx, { uuid })
  return purchase ?? null
}

type Changes = Partial<Omit<typeof purchases.$inferInsert, 'uuid' | 'state'>>

/** The only way to change the state of a locked purchase. It checks the table of transitions. */
export async function transitionPurchase(
  tx: Transaction,
  purchase: Purchase,
  state: PurchaseState,
  changes: Changes = {},
): Promise<Purchase> {
  if (!purchaseCanBecome(purchase.state, state))
    throw new Error(`A purchase that is ${purchase.state} can't be ${state}`)
  await update(tx, purchase.uuid, { ...changes, state })
  return { ...purchase, ...changes, state }
}

export async function changePurchase(tx: Transaction, uuid: string, changes: Changes) {
  await update(tx, uuid, changes)
}
