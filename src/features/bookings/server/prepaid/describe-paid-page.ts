import { readChoice } from '#features/bookings/rules/choosing/choice.ts'
import { describeBooking } from '#features/bookings/server/booking-page/describe-booking.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { describePaidHour, findPaidHour } from './find-paid-hour.ts'
import type { AskedPage } from './hour-payer.ts'

/** The page on which an hour is chosen that is paid already. Null where the visitor has nothing that pays for it. */
export async function describePaidPage(args: AskedPage) {
  const services = args.context.get(servicesContext)
  const reader = readerOf(services, args.url)
  const paid = await findPaidHour(args, readChoice(args.url.searchParams))
  if (!paid) return null
  const said = new URLSearchParams(args.url.searchParams)
  said.set('service', paid.serviceUuid)
  said.set('pax', String(paid.pax))
  const view = await describeBooking(services, reader, {
    said,
    without: paid.by === 'move' ? paid.booking.claimReference : null,
    paidDays: paid,
  })
  return view && { view, paid: describePaidHour(paid, reader.language) }
}
