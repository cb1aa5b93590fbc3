import type { Memo } from '#domain/payments/payment-provider.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'

type Chosen = Pick<Purchase, 'bill'>

/** Stands in an attempt's memo: which of the purchase's selections it pays. */
export const selectionMemo = ({ bill: { choice = 0 } }: Chosen): Memo => (choice > 0 ? { choice: String(choice) } : {})

/** Money for an earlier selection pays for no other, even of the same price: its codes may not be meant for it. */
export const paysCurrentSelection = ({ memo }: { memo: Memo }, { bill: { choice = 0 } }: Chosen) =>
  (memo.choice ?? '0') === String(choice)
