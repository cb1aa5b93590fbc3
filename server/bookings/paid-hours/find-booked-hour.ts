import type { RouterContextProvider } from 'react-router'
import { opensBooking } from '#server/bookings/booking-links.ts'
import { type Booking, getStayBookings } from '#server/bookings/booking-row.ts'
import { servicesContext } from '#server/http/context.ts'
import { purchasePageOf } from '#server/purchases/steps/purchase-page.ts'
import { voucherPageOf } from '#server/vouchers/access/voucher-page.ts'
import { type PaidBy, readPaidBy } from './find-paid-hour.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The hour that the visitor has already with what should pay for one: the first of two clicks has booked or moved it. */
export async function findBookedHour(args: Asked, said: PaidBy): Promise<Pick<Booking, 'uuid'> | null> {
  const { by, uuid } = readPaidBy(said)
  if (by === 'voucher') return (await voucherPageOf(args))?.booking ?? null
  if (by === 'move') return opensBooking(args.context.get(servicesContext), uuid, said.key, 'booking') ? { uuid } : null
  const page = by === 'stay' ? await purchasePageOf({ ...args, params: { uuid } }, 'getaway') : null
  const booked = page ? await getStayBookings(page.services.db, uuid) : []
  return booked.find(({ serviceUuid }) => serviceUuid === said.service) ?? null
}
