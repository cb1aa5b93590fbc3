import { and, between, eq, ne, notExists, sql } from 'drizzle-orm'
import { addDays, madridDay } from '#domain/dates.ts'
import { reminderDays, reminderDue } from '#domain/vouchers/reminders.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { giftCards } from '#server/db/schema/gift-cards.ts'
import { reminderRefusals } from '#server/db/schema/voucher-changes.ts'
import { hasBeenSent } from '#server/emails/send-once.ts'
import type { Services } from '#server/services.ts'
import { reminderKey } from './gift-card-reminder.ts'

/** 60, 30 and 7 days before its end, each once, as with vouchers; to who has not asked us to stop. */
export async function remindCardHolders({ db, clock, queue }: Services): Promise<void> {
  const today = madridDay(clock.now())
  const refusal = db.select({ one: sql`1` }).from(reminderRefusals).where(eq(reminderRefusals.email, giftCards.email))
  const soon = await db
    .select({ card: giftCards, endsOn: coupons.endsOn })
    .from(giftCards)
    .innerJoin(coupons, eq(coupons.code, giftCards.code))
    .where(
      and(
        between(coupons.endsOn, today, addDays(today, Math.max(...reminderDays))),
        eq(coupons.isActive, true),
        ne(giftCards.state, 'cancelled'),
        notExists(refusal),
      ),
    )
  for (const { card, endsOn } of soon) {
    const days =
      endsOn && reminderDue({ knownSince: madridDay(card.sentAt ?? card.issuedAt), expiresOn: endsOn }, today)
    if (!endsOn || !days || (await hasBeenSent(db, reminderKey(card.uuid, endsOn, days)))) continue
    await db.transaction((tx) => queue.add(tx, 'send-gift-card-reminder', { card: card.uuid, days, endsOn }))
  }
}
