/**
 * - `confirmed`: the hotel expects its guests.
 * - `cancelling`: its buyer has cancelled it, the money is on its way back, and the hotel has not heard of it yet.
 * - `cancelled`: the hotel knows.
 */
export const stayStates = ['confirmed', 'cancelling', 'cancelled'] as const
export type StayState = (typeof stayStates)[number]

const transitions: Record<StayState, readonly StayState[]> = {
  confirmed: ['cancelling'],
  cancelling: ['cancelled'],
  cancelled: [],
}

export const stayCanBecome = (from: StayState, to: StayState) => transitions[from].includes(to)
