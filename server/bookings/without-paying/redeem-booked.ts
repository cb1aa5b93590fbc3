import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { bookings } from '#server/db/schema/bookings.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import type { Services } from '#server/services.ts'
import { redeemSeen } from '#server/vouchers/actions/redeem-voucher.ts'

/** Every night, before vouchers expire: the hour that a voucher was reserved for is over, so that it has been used. */
export async function redeemBookedVouchers(services: Services): Promise<void> {
  const used = await services.db
    .select({ voucher: vouchers })
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
  for (const { voucher } of used) await redeemSeen(services, voucher)
}
