import { and, eq, inArray, isNotNull, lt, lte, notExists } from 'drizzle-orm'
import { isLiveBooking } from '#features/bookings/server/booking-row.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { spaDayOf } from '#features/bookings/server/waiting-list/queue-freed.ts'
import { stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { redeemSeen } from '#features/vouchers/server/actions/redeem-voucher.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { vouchers } from './schema/vouchers.ts'
import { lockVoucher, transitionVoucher } from './voucher-row.ts'

const atOnce = 500

/**
 * Writes down what has been so since midnight. One that its holder is just extending is let be, and so is one with an hour
 * at its spa: that is of a day on which it was valid, and redeems it.
 */
export async function expireVouchers({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  const today = madridDay(now)
  const hour = db
    .select({ uuid: bookings.uuid })
    .from(bookings)
    .where(and(eq(bookings.voucherUuid, vouchers.uuid), isLiveBooking))
  const isDue = and(inArray(vouchers.state, ['issued', 'activated']), lt(vouchers.expiresOn, today), notExists(hour))
  let expired = 0
  for (;;) {
    const due = await db.select({ uuid: vouchers.uuid }).from(vouchers).where(isDue).limit(atOnce)
    if (due.length === 0) return expired
    for (const { uuid } of due) await db.transaction((tx) => expire(tx, uuid, now))
    expired += due.length
  }
}

/**
 * Every night, before vouchers expire: the hour that a voucher was reserved for is over, so that it has been used. Its last
 * day may be over as well by now: what counts is the day of the hour.
 */
export async function redeemBookedVouchers(services: Services): Promise<void> {
  const used = await services.db
    .select({ voucher: vouchers, booking: bookings })
    .from(bookings)
    .innerJoin(vouchers, eq(vouchers.uuid, bookings.voucherUuid))
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        isNotNull(bookings.voucherUuid),
        lte(bookings.endsAt, services.clock.now()),
        eq(vouchers.state, 'activated'),
      ),
    )
  const snapshot = services.catalogue.current()
  for (const { voucher, booking } of used) await redeemSeen(services, voucher, { asOf: spaDayOf(snapshot, booking) })
}

async function expire(tx: Transaction, uuid: string, now: Date) {
  const voucher = await lockVoucher(tx, uuid)
  if (voucher && voucher.state !== 'expired' && stateOn(voucher, madridDay(now)) === 'expired') {
    await transitionVoucher(tx, voucher, { to: 'expired', what: 'expired', at: now })
  }
}
