import type { Booking } from '#features/bookings/server/booking-row.ts'
import { isTaken } from '#features/bookings/server/claims.ts'
import { type NotTaken, takeFreeHour } from '#features/bookings/server/prepaid/take-hour.ts'
import { performVoucherAction, type Refused } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { fail, type Result } from '#platform/rules/result.ts'
import { violatedConstraint } from '#platform/server/db/violated-constraint.ts'
import type { Services } from '#platform/server/services.ts'

/** `not-valid`: the voucher ends before that day. `booked`: it is reserved for another hour. */
export type NotBooked = NotTaken | 'not-valid' | 'booked' | Refused['error']

/** Its holder books an hour without paying again. A voucher pays for one at a time. */
export async function bookWithVoucher(
  services: Services,
  seen: Voucher,
  { day, time }: { day: string; time: string },
): Promise<Result<Booking, NotBooked>> {
  try {
    const acted = await performVoucherAction(services, seen, 'redeem', async (tx, { voucher, facts }) => {
      if (facts.isBooked) return fail('booked')
      if (day > voucher.expiresOn) return fail('not-valid')
      const { serviceUuid, pax, beneficiaryName: name, beneficiaryEmail: email, language } = voucher
      const whose = { voucherUuid: voucher.uuid, name, email, phone: '', language }
      return takeFreeHour(services, tx, { serviceUuid, day, time, pax }, whose)
    })
    return acted.ok ? acted.value : fail(acted.error)
  } catch (error) {
    if (isTaken(error)) return fail('taken')
    if (violatedConstraint(error) === 'a_voucher_is_booked_once') return fail('booked')
    throw error
  }
}
