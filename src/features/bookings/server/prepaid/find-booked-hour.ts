import { opensBooking } from '#features/bookings/server/booking-links.ts'
import type { Booking } from '#features/bookings/server/booking-row.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { type PaidBy, readPaidBy } from './find-paid-hour.ts'
import type { AskedPage } from './hour-payer.ts'

/** The hour that the visitor has already with what should pay for one: the first of two clicks has booked or moved it. */
export async function findBookedHour(args: AskedPage, said: PaidBy): Promise<Pick<Booking, 'uuid'> | null> {
  const { by, uuid } = readPaidBy(said)
  const services = args.context.get(servicesContext)
  if (by === 'move') return opensBooking(services, uuid, said.key, 'booking') ? { uuid } : null
  const payer = services.hourPayers.find(({ name }) => name === by)
  return (await payer?.findBooked(args, { ...said, uuid })) ?? null
}
