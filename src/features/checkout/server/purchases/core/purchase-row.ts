import { type PurchaseState, purchaseCanBecome } from '#features/checkout/rules/purchases/purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { prepareFind, prepareUpdate } from '#platform/server/db/prepared.ts'

export type Purchase = typeof purchases.$inferSelect

const update = prepareUpdate(purchases, purchases.uuid)

export const getPurchase = prepareFind(purchases, purchases.uuid)

/** Reads a purchase under a row lock: other transactions that change it wait. */
export const lockPurchase = prepareFind(purchases, purchases.uuid, { lock: true })

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
