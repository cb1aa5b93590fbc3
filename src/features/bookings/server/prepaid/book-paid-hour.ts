import { moveToHour, type NotMoved } from '#features/bookings/server/changes/move-booking.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import type { PaidHour } from './find-paid-hour.ts'
import type { NotPrepaid } from './hour-payer.ts'

export type NotPaidFor = NotPrepaid | NotMoved

/** Books or moves to an hour, with what the visitor has. Returns the booking's uuid. */
export async function bookPaidHour(
  services: Services,
  paid: PaidHour,
  hour: { day: string; time: string },
): Promise<Result<string, NotPaidFor>> {
  if (paid.by === 'move') {
    const moved = await moveToHour(services, paid.booking.uuid, hour)
    return moved.ok ? ok(paid.booking.uuid) : fail(moved.error)
  }
  const booked = await paid.book(hour)
  return booked.ok ? ok(booked.value.uuid) : booked
}
