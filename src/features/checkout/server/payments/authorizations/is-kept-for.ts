import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Attempt } from '../attempts/attempt-row.ts'

/** Whether authorised money waits for the goods of its purchase. Any other is released. */
export const isKeptFor = ({ state, paidBy }: Pick<Purchase, 'state' | 'paidBy'>, { uuid }: Pick<Attempt, 'uuid'>) =>
  state === 'confirming' && paidBy === uuid
