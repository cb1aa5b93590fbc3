import { and, eq, lt } from 'drizzle-orm'
import { addDays, madridDay } from '#domain/dates.ts'
import type { Transaction } from '#server/db/client.ts'
import { coupons } from '#server/db/schema/coupons.ts'

const leastDays = 90

/** A gift card may have ended since it paid: what comes back to it must be worth something. */
export async function extendExpiredBalance(tx: Transaction, code: string, now: Date) {
  const today = madridDay(now)
  await tx
    .update(coupons)
    .set({ endsOn: addDays(today, leastDays) })
    .where(and(eq(coupons.code, code), lt(coupons.endsOn, today)))
}
