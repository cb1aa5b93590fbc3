import { type HourChoice, readHourChoice } from '#features/bookings/rules/choosing/choice.ts'
import type { PaidDays } from '#features/bookings/rules/read-hour.ts'
import { opensBooking } from '#features/bookings/server/booking-links.ts'
import { describeBookingPage } from '#features/bookings/server/booking-page/describe-booking.ts'
import { type Booking, getBooking } from '#features/bookings/server/booking-row.ts'
import { readWhatPays, whyNotChanged } from '#features/bookings/server/changes/what-pays.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { AskedPage, HourPayer, PrepaidHour } from './hour-payer.ts'

/** What the address says: `with` is `voucher`, `stay:{uuid}` or `move:{uuid}`, and `key` that of an e-mail's link. */
type PaidBy = Pick<HourChoice, 'with' | 'key' | 'service'>

/** Null where the visitor has no such thing, or it can't be used any more. */
export async function findPaidHour(args: AskedPage, choice: PaidBy): Promise<PaidHour | null> {
  const { by, uuid } = readPaidBy(choice)
  if (by === 'move') return toMove(args, uuid, choice.key)
  const payer = args.context.get(servicesContext).hourPayers.find(({ name }) => name === by)
  const hour = await payer?.findHour(args, { ...choice, uuid })
  return payer && hour ? { ...hour, by: payer.name } : null
}

/** The hour that the visitor has already with what should pay for one: the first of two clicks has booked or moved it. */
export async function findBookedHour(args: AskedPage, choice: PaidBy): Promise<Pick<Booking, 'uuid'> | null> {
  const { by, uuid } = readPaidBy(choice)
  const services = args.context.get(servicesContext)
  if (by === 'move') return opensBooking(services, uuid, choice.key, 'booking') ? { uuid } : null
  const payer = services.hourPayers.find(({ name }) => name === by)
  return (await payer?.findBooked(args, { ...choice, uuid })) ?? null
}

/** The page on which an hour is chosen that is paid already. Null where the visitor has nothing that pays for it. */
export async function describePaidPage(args: AskedPage) {
  const services = args.context.get(servicesContext)
  const reader = readerOf(services, args.url)
  const paid = await findPaidHour(args, readHourChoice(args.url.searchParams))
  if (!paid) return null
  const query = new URLSearchParams(args.url.searchParams)
  query.set('service', paid.serviceUuid)
  query.set('pax', String(paid.pax))
  const view = await describeBookingPage(services, reader, {
    query,
    without: paid.by === 'move' ? paid.booking.claimReference : null,
    paidDays: paid,
  })
  return view && { view, paid: describePaidHour(paid, reader.language) }
}

function readPaidBy({ with: payer }: Pick<PaidBy, 'with'>): { by: string; uuid: string } {
  const [by = '', uuid = ''] = payer.split(':')
  return { by, uuid }
}

type HourToMove = PaidDays & { serviceUuid: string; pax: number; by: 'move'; booking: Booking }

/** An hour that costs nothing more: what pays for it, and the days on which it does. */
export type PaidHour = (PrepaidHour & { by: HourPayer['name'] }) | HourToMove

async function toMove({ context }: AskedPage, uuid: string, key: string): Promise<HourToMove | null> {
  const services = context.get(servicesContext)
  if (!opensBooking(services, uuid, key, 'booking')) return null
  const booking = await getBooking(services.db, uuid)
  if (!booking || booking.agreed.isRequest) return null
  const pays = await readWhatPays(services, booking)
  if (whyNotChanged(booking, pays, services.clock.now())) return null
  const { serviceUuid, pax } = booking
  return { by: 'move', booking, serviceUuid, pax, firstDay: pays.firstDay, lastDay: pays.lastDay }
}

export type PaidView = ReturnType<typeof describePaidHour>

/** What the page says instead of a price. */
function describePaidHour(paid: PaidHour, language: Language) {
  const { t } = i18nFor(language)
  const words = `purchases.booking.paid.${paid.by}` as const
  const day = paid.lastDay ? dayFormats.long(paid.lastDay, language) : ''
  const reference = paid.by === 'move' ? null : paid.reference
  return {
    by: paid.by,
    title: t(`${words}.title`),
    lead: t(`${words}.lead`, { day }),
    badge: reference && t('purchases.booking.paid.voucher.badge', { reference }),
    note: t(`${words}.note`),
    button: t(`${words}.button`),
  }
}
