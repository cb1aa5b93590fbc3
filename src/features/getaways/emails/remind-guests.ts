import { and, between, eq, isNull } from 'drizzle-orm'
import { isOfThisMoney } from '#features/checkout/server/purchases/core/is-play-money.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { stayReminderDays } from '#features/getaways/rules/bought/stay-reminder.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { dueReminder } from './due-reminder.ts'

/** Three days before arrival, once. Stays that are cancelled or disputed are left out. */
export async function remindGuests(services: Services): Promise<number> {
  const { db, clock, config, queue } = services
  const today = madridDay(clock.now())
  const soon = await db
    .select({ purchase: purchases, stay: getawayStays })
    .from(getawayStays)
    .innerJoin(purchases, eq(purchases.uuid, getawayStays.purchaseUuid))
    .where(
      and(
        eq(getawayStays.state, 'confirmed'),
        // A day more: it may still be yesterday where the hotel is.
        between(getawayStays.arrival, today, addDays(today, stayReminderDays + 1)),
        isNull(purchases.disputedAt),
        isOfThisMoney(config),
      ),
    )
  let sent = 0
  for (const { purchase, stay } of soon) {
    if (!(await dueReminder(services, purchase, stay))) continue
    await db.transaction((tx) => queue.add(tx, 'send-stay-reminder', { purchase: purchase.uuid }))
    sent++
  }
  return sent
}
