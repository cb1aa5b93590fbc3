import { z } from 'zod'
import type { AgreedBooking, QuotedBooking } from '#domain/bookings/agreed-booking.ts'
import type { BookingGoods } from '#domain/bookings/booking-goods.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Bought } from '#server/purchases/core/goods-kind.ts'

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

/** The booking as it was quoted. Written by this kind alone, so that it is as it was written. */
export const quotedBookingOf = ({ quote }: Pick<Bought, 'quote'>) => quote.details as QuotedBooking

export const agreedBookingOf = (bought: Pick<Bought, 'quote'>): AgreedBooking => quotedBookingOf(bought)
