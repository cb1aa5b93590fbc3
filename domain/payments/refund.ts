/** A refund is asked for once, and followed until the provider has said how it ended. */
export const refundStates = ['requested', 'done', 'refused'] as const

export type RefundState = (typeof refundStates)[number]

const transitions: Record<RefundState, readonly RefundState[]> = {
  requested: ['done', 'refused'],
  // An operator may have paid it by another way, or the provider thought better of it.
  refused: ['done', 'requested'],
  // A bank may send it back days after it was done: it is asked about again, and owed.
  done: ['refused', 'requested'],
}

export const refundCanBecome = (from: RefundState, to: RefundState) => transitions[from].includes(to)
