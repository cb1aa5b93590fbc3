/**
 * Money that somebody would have back without asking us: a buyer or a bank disputes a payment, a provider has reversed
 * it, or an operator has reason to hold a purchase. `lost` is what a provider says; an operator closes it.
 */
export const disputeKinds = ['dispute', 'reversal', 'operator'] as const
export const disputeStates = ['open', 'lost', 'released', 'closed'] as const

export type DisputeState = (typeof disputeStates)[number]

const transitions: Record<DisputeState, readonly DisputeState[]> = {
  open: ['lost', 'released', 'closed'],
  // A decision may be appealed.
  lost: ['released', 'closed'],
  // Messages come in any order: what was settled is not opened again by an earlier one.
  released: [],
  closed: [],
}

export const disputeCanBecome = (from: DisputeState, to: DisputeState) => transitions[from].includes(to)

/** As long as it is, nothing can be done with what was bought. */
export const isHolding = (state: DisputeState) => state === 'open' || state === 'lost'
