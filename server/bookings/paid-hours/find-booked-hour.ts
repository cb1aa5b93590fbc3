import type { RouterContextProvider } from 'react-router'
import { opensBooking } from '#server/bookings/booking-links.ts'
import { type Booking, getStayBookings } from '#server/bookings/booking-row.ts'
import { servicesContext } from '#server/http/context.ts'
import { voucherPageOf } from '#server/vouchers/access/voucher-page.ts'
import { type PaidBy, readPaidBy } from './find-paid-hour.ts'
import { findStay } from './find-stay.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The hour that the visitor has already with what should pay for one: the first of two clicks has booked or moved it. */
export async function findBookedHour(args: Asked, said: PaidBy): Promise<Pick<Booking, 'uuid'> | null> {
  const { by, uuid } = readPaidBy(said)
  if (by === 'voucher') return (await voucherPageOf(args))?.booking ?? null
  if (by === 'move') return opensBooking(args.context.get(servicesContext), uuid, said.key, 'booking') ? { uuid } : null
  const stay = by === 'stay' ? await findStay(args, { uuid, key: said.key }) : null
  const booked = stay ? await getStayBookings(args.context.get(servicesContext).db, uuid) : []
  return booked.find(({ serviceUuid }) => serviceUuid === said.service) ?? null
}
