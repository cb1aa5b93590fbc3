import { redirect } from 'react-router'
import { choiceHref, type HourChoice, type Notice } from '#features/bookings/rules/choosing/choice.ts'
import { bookingHref } from '#features/bookings/server/booking-links.ts'
import { moveToHour, type NotMoved } from '#features/bookings/server/changes/move-booking.ts'
import { findBookedHour, findPaidHour, type PaidHour } from '#features/bookings/server/prepaid/find-paid-hour.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import type { Services } from '#platform/server/services.ts'
import type { NotPrepaid } from '../server/prepaid/hour-payer.ts'
import type { Route } from './+types/checkout'

type Args = Pick<Route.ActionArgs, 'request' | 'url' | 'context'>

/** The button of the page, for an hour that is paid already. What can't be had is told there. */
export async function bookPaid(args: Args, choice: HourChoice): Promise<never> {
  const services = args.context.get(servicesContext)
  const language = languageOf(args.url.pathname)
  const back = (notice?: Notice) =>
    redirect(choiceHref(pathOf('serviceBookingCheckout', language), choice, notice), 303)
  if (choice.time === '') throw back('no-hour')
  const paid = await findPaidHour(args, choice)
  if (!paid) throw await toBooked()
  const written = await guardWrite(args.context, 'purchase', () => bookPaidHour(services, paid, choice))
  if (!written.ok) throw back('busy')
  const { value } = written
  const toBooking = (uuid: string, notice: ChangeNotice) =>
    redirect(`${bookingHref(services, { uuid }, language)}&notice=${notice}`, 303)
  if (value.ok) throw toBooking(value.value, paid.by === 'move' ? 'moved' : 'booked')
  if (paid.by === 'move' && isChangeNotice(value.error)) throw toBooking(paid.booking.uuid, value.error)
  if (value.error === 'booked' || value.error === 'same') throw await toBooked()
  throw back(notices[value.error])

  /** A second click: the first one has booked. */
  async function toBooked() {
    const booked = await findBookedHour(args, choice)
    return booked ? redirect(bookingHref(services, booked, language), 303) : back()
  }
}

/** Of a day or an hour that can't be booked at all the page tells by itself. */
const notices: Partial<Record<NotPaidFor, Notice>> = {
  taken: 'taken',
  changed: 'busy',
  refused: 'refused',
  'no-stay': 'refused',
}

type NotPaidFor = NotPrepaid | NotMoved

/** Books or moves to an hour, with what the visitor has. Returns the booking's uuid. */
async function bookPaidHour(
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

/** What the page of a booking says to who comes from the page of hours: what was done, or why it was not. */
const changeNotices = [
  'moved',
  'booked',
  'dearer',
  'by-hand',
  'ended',
  'begun',
  'not-refundable',
  'too-late',
  'disputed',
] as const

export type ChangeNotice = (typeof changeNotices)[number]

export const isChangeNotice = (text: string | null): text is ChangeNotice =>
  changeNotices.some((notice) => notice === text)
