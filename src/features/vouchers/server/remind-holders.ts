import { and, between, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { reminderDays, reminderDue } from '#features/checkout/rules/coupons/expiry-reminders.ts'
import { arrivesOn } from '#features/checkout/rules/purchases/gift.ts'
import { isOfThisMoney } from '#features/checkout/server/purchases/core/is-play-money.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { reminderRefusals } from '#features/checkout/server/schema/reminder-refusals.ts'
import { reminderKey } from '#features/vouchers/emails/expiry-reminder.ts'
import { hasBeenSent } from '#platform/server/emails/send-once.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { vouchers } from './schema/vouchers.ts'
import { boughtOn } from './voucher-facts.ts'

/** 60, 30 and 7 days before its end, each once, to who has not asked us to stop. */
export async function remindHolders({ db, clock, config, queue }: Services): Promise<number> {
  const today = madridDay(clock.now())
  const soon = await db
    .select({ voucher: vouchers, paidAt: purchases.paidAt, gift: purchases.gift })
    .from(vouchers)
    .innerJoin(purchases, eq(purchases.uuid, vouchers.purchaseUuid))
    .where(
      and(
        inArray(vouchers.state, ['issued', 'activated']),
        // Not of those that were bought with play money, and can't be used.
        isOfThisMoney(config),
        isNull(purchases.disputedAt),
        between(vouchers.expiresOn, today, addDays(today, Math.max(...reminderDays))),
        notExists(
          db
            .select({ one: sql`1` })
            .from(reminderRefusals)
            .where(eq(reminderRefusals.email, vouchers.beneficiaryEmail)),
        ),
      ),
    )
  let sent = 0
  for (const { voucher, paidAt, gift } of soon) {
    // What was extended counts from that day: a short extension is not recalled at once.
    const since = voucher.extendedOn ?? boughtOn(voucher, { paidAt })
    const arrives = arrivesOn(gift, voucher.beneficiaryEmail)
    const knownSince = arrives && arrives > since ? arrives : since
    const days = reminderDue({ knownSince, expiresOn: voucher.expiresOn }, today)
    if (!days || (await hasBeenSent(db, reminderKey(voucher, days)))) continue
    const { uuid, expiresOn } = voucher
    await db.transaction((tx) => queue.add(tx, 'send-expiry-reminder', { voucher: uuid, days, expiresOn }))
    sent++
  }
  return sent
}
