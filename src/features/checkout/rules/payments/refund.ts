/** A refund is requested once, and polled until the provider tells how it ended. */
export const refundStates = ['requested', 'done', 'refused'] as const

export type RefundState = (typeof refundStates)[number]

const transitions: Record<RefundState, readonly RefundState[]> = {
  requested: ['done', 'refused'],
  // An operator may pay it in another way; a notification contradicts the refusal, or what it was refused for is over.
  refused: ['done', 'requested'],
  // A bank may return the money days later: the refund is polled again.
  done: ['refused', 'requested'],
}

export const refundCanBecome = (from: RefundState, to: RefundState) => transitions[from].includes(to)
