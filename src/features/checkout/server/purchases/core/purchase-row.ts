import { gte, isNull, or } from 'drizzle-orm'
import { isSpendableIn } from '#features/checkout/rules/payments/payment-mode.ts'
import { type PurchaseState, purchaseCanBecome } from '#features/checkout/rules/purchases/purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Config } from '#platform/server/config/config.ts'
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

/** Whether a purchase was paid in the sandbox or with a test account, and the shop takes real money now. */
export const isPlayMoney = (
  { config }: { config: Pick<Config, 'paymentMode'> },
  { paymentMode }: Pick<Purchase, 'paymentMode'>,
) => !isSpendableIn(config.paymentMode, paymentMode)

/** The opposite as a condition in SQL. The modes are ordered in the database as in `paymentModes`. */
export const isOfThisMoney = ({ paymentMode }: Pick<Config, 'paymentMode'>) =>
  or(isNull(purchases.paymentMode), gte(purchases.paymentMode, paymentMode))
