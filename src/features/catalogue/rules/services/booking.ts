import { hour, minute } from '#platform/time/durations.ts'

/**
 * - `requested`: the spa has been asked.
 * - `proposed`: it has proposed another hour, and the customer is asked.
 * - `accepted`: the hour is the customer's, and the money is being taken.
 * - `confirmed`: the spa expects them.
 * - `declined`, `withdrawn`, `lapsed`: by the spa, by the customer, by the clock. Nothing was taken.
 * - `failed`: it was accepted, and the money could not be taken.
 * - `cancelled`: it was confirmed, and its customer can't come.
 */
export const bookingStates = [
  'requested',
  'proposed',
  'accepted',
  'confirmed',
  'declined',
  'withdrawn',
  'lapsed',
  'failed',
  'cancelled',
] as const
export type BookingState = (typeof bookingStates)[number]

const transitions: Record<BookingState, readonly BookingState[]> = {
  requested: ['accepted', 'proposed', 'declined', 'withdrawn', 'lapsed'],
  proposed: ['accepted', 'declined', 'withdrawn', 'lapsed'],
  accepted: ['confirmed', 'failed'],
  // Moving it to another hour leaves it as it is.
  confirmed: ['confirmed', 'cancelled'],
  declined: [],
  withdrawn: [],
  lapsed: [],
  failed: [],
  cancelled: [],
}

export const bookingCanBecome = (from: BookingState, to: BookingState) => transitions[from].includes(to)

/** Whether the spa or the customer still has to answer. */
export const isAwaiting = (state: BookingState) => state === 'requested' || state === 'proposed'

/** Whether somebody may come: what pays for it is not free for anything else. */
export const isLive = (state: BookingState) => isAwaiting(state) || state === 'accepted' || state === 'confirmed'

/** Decided: a request unanswered for 24 hours is reminded, for 48 hours released. */
export const remindedAfter = 24 * hour
const releasedAfter = 48 * hour

/** How long a customer may think about another hour, if the two days are over before. */
const proposalTime = 12 * hour

/** Decided: a request is answered two hours before its hour at the latest, or sooner if the spa wants more notice. In minutes. */
export const requestNotice = (notice: number) => Math.max(notice, 120)

type AskedRequest = {
  createdAt: Date
  startsAt: Date
  proposedAt: Date | null
  proposedStartsAt: Date | null
  agreed: { notice: number }
}

/**
 * Until when a request waits, for its spa or, once another hour is proposed, for its customer: 60 hours at most, since
 * authorised money is sure for three days. Never beyond the notice that the hour needs.
 */
export function waitsUntil({ createdAt, startsAt, proposedAt, proposedStartsAt, agreed }: AskedRequest): Date {
  const released = createdAt.getTime() + releasedAfter
  const answered = proposedAt ? Math.max(released, proposedAt.getTime() + proposalTime) : released
  const begins = (proposedStartsAt ?? startsAt).getTime()
  return new Date(Math.min(answered, begins - requestNotice(agreed.notice) * minute))
}
