/**
 * - `waiting`: for a place.
 * - `offered`: one is held for them.
 * - `taken`: they have come for it: a purchase holds it.
 * - `passed`: they did not come for it in time, or went away.
 * - `over`: the day has come.
 */
export const waitingStates = ['waiting', 'offered', 'taken', 'passed', 'over'] as const
export type WaitingState = (typeof waitingStates)[number]

const transitions: Record<WaitingState, readonly WaitingState[]> = {
  waiting: ['offered', 'passed', 'over'],
  offered: ['taken', 'passed', 'over'],
  // Who comes again by the same link holds it by another purchase.
  taken: ['taken'],
  passed: [],
  over: [],
}

export const waitingCanBecome = (from: WaitingState, to: WaitingState) => transitions[from].includes(to)

/** Decided: in order, 30 minutes for each. */
export const offerTime = 30 * 60_000
