import { fail, ok, type Result } from '#domain/result.ts'
import type { Booking } from '#server/bookings/booking-row.ts'
import { moveToHour, type NotMoved } from '#server/bookings/changes/move-booking.ts'
import { bookForStay, type NotBookedForStay } from '#server/bookings/without-paying/book-for-stay.ts'
import { bookWithVoucher, type NotBooked } from '#server/bookings/without-paying/book-with-voucher.ts'
import type { Services } from '#server/services.ts'
import type { PaidHour } from './find-paid-hour.ts'

export type NotPaidFor = NotBooked | NotBookedForStay | NotMoved

/** Books or moves to an hour, with what the visitor has. Returns the booking's uuid. */
export async function bookPaidHour(
  services: Services,
  paid: PaidHour,
  hour: { day: string; time: string },
): Promise<Result<string, NotPaidFor>> {
  if (paid.by === 'voucher') return uuidOf(await bookWithVoucher(services, paid.voucher, hour))
  if (paid.by === 'stay')
    return uuidOf(await bookForStay(services, paid.purchase, { serviceUuid: paid.serviceUuid, ...hour }))
  const moved = await moveToHour(services, paid.booking.uuid, hour)
  return moved.ok ? ok(paid.booking.uuid) : fail(moved.error)
}

const uuidOf = <Error extends string>(booked: Result<Booking, Error>): Result<string, Error> =>
  booked.ok ? ok(booked.value.uuid) : booked
