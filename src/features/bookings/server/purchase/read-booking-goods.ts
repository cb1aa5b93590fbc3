import { z } from 'zod'
import { type AgreedBooking, agreedBooking } from '#features/bookings/server/agree-booking.ts'
import type { BookedHour } from '#features/bookings/server/booking-facts.ts'
import type { NewBooking } from '#features/bookings/server/booking-row.ts'
import { waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import type { Bought, StartOptions } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { detailsReader } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'

/** The goods of a booking purchase: a service at an hour of the spa's clock, for a party. */
const shape = z.object({
  serviceUuid: z.uuid(),
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  pax: z.int().min(1).max(50),
  /** Of a request: whether half an hour earlier or later will do as well. */
  isFlexible: z.boolean().default(false),
  /** The place on the waiting list for which this hour is held. */
  waitingUuid: z.uuid().nullable().default(null),
})

export type BookingGoods = z.output<typeof shape>

export const readBookingGoods = (goods: unknown): BookingGoods => shape.parse(goods)

/** The same for what a form or an address says; null if it is no such thing. */
export const parseBookingGoods = (fields: unknown): BookingGoods | null => shape.safeParse(fields).data ?? null

/** With the instant at which it begins: an hour after midnight is one of the evening before, so that the day doesn't tell. */
const quoted = agreedBooking.extend({ version: z.literal(1), startsAt: z.iso.datetime() })
export type QuotedBooking = z.infer<typeof quoted>

const { detailsOf, isReadable } = detailsReader(quoted)
export const isQuotedBookingReadable = isReadable

/** The booking as it was quoted. */
export const quotedBookingOf = ({ quote }: Pick<Bought, 'quote'>): QuotedBooking => detailsOf(quote)

export const agreedBookingOf = (bought: Pick<Bought, 'quote'>): AgreedBooking => quotedBookingOf(bought)

type Choice = Pick<BookingGoods, 'serviceUuid' | 'pax'> & Partial<Pick<BookingGoods, 'day' | 'time'>>

/** The page on which day and hour are chosen, with this choice. */
export function startHref(choice: Choice, language: Language, { purchase }: StartOptions = {}) {
  const query = new URLSearchParams({ service: choice.serviceUuid, pax: String(choice.pax) })
  if (choice.day) query.set('day', choice.day)
  if (choice.time) query.set('time', choice.time)
  if (purchase) query.set('purchase', purchase)
  return `${pathOf('serviceBookingCheckout', language)}?${query}`
}

/** The hour of a purchase as it was agreed, before there is a booking. */
export function bookedHour(bought: Bought): BookedHour {
  const { serviceUuid, pax } = readBookingGoods(bought.goods)
  const { startsAt, ...agreed } = quotedBookingOf(bought)
  return { serviceUuid, pax, agreed, startsAt: new Date(startsAt) }
}

/** Until when the spa may answer, if it is asked at an instant. */
export const answerDeadline = (bought: Bought, askedAt: Date): Date =>
  waitsUntil({ ...bookedHour(bought), createdAt: askedAt, proposedAt: null, proposedStartsAt: null })

type Given = Pick<NewBooking, 'state' | 'claimReference'> & Partial<Pick<NewBooking, 'confirmedAt'>>
type Row = Omit<NewBooking, 'locator' | 'endsAt' | 'createdAt'>

/** The booking of a purchase, which has its uuid: one address is that of both. */
export function bookingOf(purchase: Purchase, given: Given): Row {
  const { uuid, buyer, quote, goods, language } = purchase
  if (!buyer || !quote.spaUuid) throw new Error('What was paid has no buyer or no spa')
  const { isFlexible } = readBookingGoods(goods)
  return {
    ...given,
    ...bookedHour(purchase),
    uuid,
    purchaseUuid: uuid,
    spaUuid: quote.spaUuid,
    isFlexible,
    name: `${buyer.name} ${buyer.surname}`,
    email: buyer.email,
    phone: buyer.phone ?? '',
    comment: buyer.comment ?? '',
    language,
  }
}
