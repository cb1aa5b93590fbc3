import { type Day, daysBetween } from '#platform/time/dates.ts'

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

/** How many days before arrival who stays is reminded of it. */
export const stayReminderDays = 3

/**
 * Whether the reminder is due on a day of the hotel's place, whether or not it was sent. A day on which nobody looked
 * loses none, up to the last one before arrival. Who learned of the stay on the day of the reminder or later has a fresh
 * e-mail about it.
 */
export function isStayReminderDue({ knownSince, arrival }: { knownSince: Day; arrival: Day }, today: Day): boolean {
  const left = daysBetween(today, arrival)
  return left >= 1 && left <= stayReminderDays && daysBetween(knownSince, arrival) > stayReminderDays
}
