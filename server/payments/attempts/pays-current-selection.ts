import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Attempt } from './attempt-row.ts'

/** Money for an earlier selection pays for no other, even of the same price: its codes may not be meant for it. */
export const paysCurrentSelection = (
  { selection }: Pick<Attempt, 'selection'>,
  { bill: { choice = 0 } }: Pick<Purchase, 'bill'>,
) => selection === choice
