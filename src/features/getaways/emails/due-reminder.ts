import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { isStayReminderDue } from '#features/getaways/rules/bought/stay-reminder.ts'
import { hasBeenSent, sentTime } from '#platform/server/emails/send-once.ts'
import type { Services } from '#platform/server/services.ts'
import { daysBetween, wallClock } from '#platform/time/dates.ts'
import { agreedStayOf } from '../server/purchase/read-getaway-goods.ts'
import { type BoughtStay, isGood } from '../server/purchase/stay-row.ts'
import { stayGiftKey } from './gift-emails.ts'

type DueReminder = { isForRecipient: boolean; daysLeft: number }

/** The reminder of a stay, as far as it is due now and has not left; null if it is not. */
export async function dueReminder(
  services: Services,
  purchase: Purchase,
  stay: BoughtStay,
): Promise<DueReminder | null> {
  const { db, clock } = services
  if (!isGood(services, stay, purchase)) return null
  const dayThere = (instant: Date) => wallClock(instant, agreedStayOf(purchase).hotel.timeZone).day
  // Whoever has not been told of their present learns nothing of it: then its buyer is reminded.
  const toldAt = purchase.gift?.email ? await sentTime(db, stayGiftKey(purchase.uuid)) : null
  const knownSince = dayThere(toldAt ?? purchase.paidAt ?? purchase.startedAt)
  const today = dayThere(clock.now())
  const { arrival } = stay
  if (!isStayReminderDue({ knownSince, arrival }, today)) return null
  if (await hasBeenSent(db, `stay-reminder.${purchase.uuid}`)) return null
  return { isForRecipient: toldAt !== null, daysLeft: daysBetween(today, arrival) }
}
