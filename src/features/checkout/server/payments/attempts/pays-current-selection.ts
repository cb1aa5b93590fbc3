import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Attempt } from './attempt-row.ts'

/** A payment for an earlier selection never pays for a later one of the same price: its codes may not apply to it. */
export const paysCurrentSelection = ({ selection }: Pick<Attempt, 'selection'>, { bill }: Pick<Purchase, 'bill'>) =>
  selection === (bill.selection ?? 0)
