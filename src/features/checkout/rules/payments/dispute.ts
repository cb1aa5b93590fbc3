/**
 * A claim for a payment's money: a buyer or a bank disputes it, a provider has reversed it, or an operator puts a
 * purchase on hold. `lost` is a provider's decision; an operator then closes the dispute.
 */
export const disputeKinds = ['dispute', 'reversal', 'operator'] as const
export const disputeStates = ['open', 'lost', 'released', 'closed'] as const

export type DisputeState = (typeof disputeStates)[number]

const transitions: Record<DisputeState, readonly DisputeState[]> = {
  open: ['lost', 'released', 'closed'],
  // A decision may be appealed.
  lost: ['released', 'closed'],
  // Notifications come in any order: an earlier one must not open a settled dispute again.
  released: [],
  closed: [],
}

export const disputeCanBecome = (from: DisputeState, to: DisputeState) => transitions[from].includes(to)

/** Whether a dispute in this state keeps the purchase on hold, so that its vouchers can't be used. */
export const isHolding = (state: DisputeState) => state === 'open' || state === 'lost'

/** Why a source got money back: what it had paid ended, since a bank took back the money of another source. */
export const reversed = 'reversed'

/** Why a code is worth less: what had been paid for it is at the bank again. */
export const takenOffCode = 'withdrawn'
