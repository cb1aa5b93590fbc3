import { and, eq, lt } from 'drizzle-orm'
import { addDays, madridDay } from '#domain/dates.ts'
import type { Transaction } from '#server/db/client.ts'
import { coupons } from '#server/db/schema/coupons.ts'

const minimumDays = 90

/** Extends a gift card that has expired since it paid, so that the refund to it can be spent. */
export async function extendExpiredBalance(tx: Transaction, code: string, now: Date) {
  const today = madridDay(now)
  await tx
    .update(coupons)
    .set({ endsOn: addDays(today, minimumDays) })
    .where(and(eq(coupons.code, code), lt(coupons.endsOn, today)))
}
