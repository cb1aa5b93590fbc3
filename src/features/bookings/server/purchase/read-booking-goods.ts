import { z } from 'zod'
import type { AgreedBooking, BookingGoods, QuotedBooking } from '#features/bookings/rules/booking-goods.ts'
import type { BookedHour } from '#features/bookings/server/booking-facts.ts'
import type { NewBooking } from '#features/bookings/server/booking-row.ts'
import { waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import type { Bought, StartOptions } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { detailsReader, recordPerLanguage } from '#features/checkout/server/purchases/core/stored-details.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'

const shape = z.object({
  serviceUuid: z.uuid(),
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  pax: z.int().min(1).max(50),
  isFlexible: z.boolean().default(false),
  waitingUuid: z.uuid().nullable().default(null),
})

export const readBookingGoods = (goods: unknown): BookingGoods => shape.parse(goods)

/** The same for what a form or an address says. */
export function parseBookingGoods(said: unknown): Result<BookingGoods, 'wrong-goods'> {
  const read = shape.safeParse(said)
  return read.success ? ok(read.data) : fail('wrong-goods')
}

const texts = recordPerLanguage(z.string())

const quoted: z.ZodType<QuotedBooking> = z.object({
  version: z.literal(1),
  startsAt: z.iso.datetime(),
  serviceName: texts,
  duration: z.number(),
  spa: z.object({
    name: z.string(),
    address: z.string(),
    place: texts,
    phone: z.string(),
    email: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string(),
  }),
  isRequest: z.boolean(),
  notice: z.number(),
  freeHours: z.number().nullable(),
  conditions: recordPerLanguage(z.array(z.string())),
})

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
