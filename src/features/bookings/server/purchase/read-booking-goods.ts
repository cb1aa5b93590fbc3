import { z } from 'zod'
import type { AgreedBooking, BookingGoods, QuotedBooking } from '#features/bookings/rules/booking-goods.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { detailsReader, recordPerLanguage } from '#features/checkout/server/purchases/core/kind-of.ts'
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
