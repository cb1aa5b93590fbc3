import type { Day } from '#platform/time/dates.ts'

/** The days on which a voucher or a stay pays for an hour. A stay has a first and a last one, a voucher only a last. */
export type PaidDays = { firstDay: Day | null; lastDay: Day | null }

/** `not-valid`: its voucher ends before that day. `outside`: its stay does, or begins later. */
export type NotPaidOn = 'not-valid' | 'outside'

/** Null where the day is paid for. */
export function whyNotPaidOn({ firstDay, lastDay }: PaidDays, day: Day): NotPaidOn | null {
  const isPaid = (!firstDay || day >= firstDay) && (!lastDay || day <= lastDay)
  if (isPaid) return null
  return firstDay ? 'outside' : 'not-valid'
}
