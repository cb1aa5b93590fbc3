import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { bookings } from '#features/bookings/server/schema.ts'
import { spaDayOf } from '#features/bookings/server/spa-day.ts'
import { redeemSeen } from '#features/vouchers/server/actions/redeem-voucher.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import type { Services } from '#platform/server/services.ts'

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
