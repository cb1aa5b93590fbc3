import { type HourProblem, type ReadHour, readHour } from '#features/bookings/rules/asked-hour.ts'
import type { BookingGoods } from '#features/bookings/rules/booking-goods.ts'
import { isHold } from '#features/bookings/server/claims.ts'
import { hasSameClaims } from '#features/bookings/server/read-taken.ts'
import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

/**
 * The hour of a purchase. `own`: the hold that its buyer has. While that lasts, its very hour can be paid: it was in time
 * when it was held, and the buyer was told until when.
 */
export async function readOwnHour(
  db: Database | Transaction,
  found: FoundService,
  goods: BookingGoods,
  { own, now }: { own: string | null; now: Date },
): Promise<Result<ReadHour, HourProblem>> {
  const hour = readHour(found, goods, now)
  if (hour.ok || hour.error !== 'too-soon' || !own) return hour
  const held = readHour(found, goods, now, { isHeld: true })
  if (!held.ok) return held
  const claims = claimsOf(found.bookable.needs, goods.pax, held.value.startsAt)
  return (await isHold(db, own, now)) && (await hasSameClaims(db, own, claims)) ? held : hour
}
