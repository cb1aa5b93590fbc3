/**
 * An attempt to pay is open until the provider has said how it ended. Money that comes late, after we had given up, is
 * still money: it counts, or it goes back.
 */
export const attemptStates = ['open', 'paid', 'failed'] as const

export type AttemptState = (typeof attemptStates)[number]

const transitions: Record<AttemptState, readonly AttemptState[]> = {
  open: ['paid', 'failed'],
  failed: ['paid'],
  paid: [],
}

export const attemptCanBecome = (from: AttemptState, to: AttemptState) => transitions[from].includes(to)
