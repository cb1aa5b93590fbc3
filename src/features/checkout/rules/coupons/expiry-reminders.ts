import { type Day, daysBetween } from '#platform/time/dates.ts'

/** How many days before its last one a voucher is recalled to its holder. */
export const reminderDays = [60, 30, 7] as const
export type ReminderDays = (typeof reminderDays)[number]

/**
 * The reminder that is due on a day, whether or not it was sent: the latest one that was reached, so that a day on which
 * nobody looked loses none. Who buys or is given a voucher that ends soon knows it, and is not told at once; who doesn't
 * know of it yet is not told at all.
 */
export function reminderDue(
  { knownSince, expiresOn }: { knownSince: Day; expiresOn: Day },
  today: Day,
): ReminderDays | null {
  const left = daysBetween(today, expiresOn)
  if (left < 0 || knownSince > today) return null
  const reached = reminderDays.findLast((days) => left <= days)
  return reached !== undefined && daysBetween(knownSince, expiresOn) > reached ? reached : null
}
