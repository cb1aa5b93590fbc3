/**
 * An attempt to pay is open until the provider tells how it ended. A failed one can still become paid, if the payment
 * arrives after we abandoned it: it is applied or refunded.
 */
export const attemptStates = ['open', 'paid', 'failed'] as const

export type AttemptState = (typeof attemptStates)[number]

const transitions: Record<AttemptState, readonly AttemptState[]> = {
  open: ['paid', 'failed'],
  failed: ['paid'],
  paid: [],
}

export const attemptCanBecome = (from: AttemptState, to: AttemptState) => transitions[from].includes(to)
