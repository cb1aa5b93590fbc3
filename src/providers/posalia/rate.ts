import { z } from 'zod'
import { occupanciesFor, type Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { nightsOf, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { dayField, moneyField, name, timestamp, wordsPerLanguage } from './parts.ts'

export const supplier = 'posalia'

const priced = moneyField.refine(({ amount }) => amount > 0)

/** Spec 3. `nights`, `rooms_left` and `translations` are Posalia's own. */
export const rateSchema = z
  .object({
    type: name,
    name,
    description: z.string(),
    translations: z
      .array(
        z.object({
          lang_code: name,
          name: name.optional(),
          description: z.string().optional(),
          room_name: name.optional(),
        }),
      )
      .default([]),
    basic_price: priced,
    basic_price_with_discount: priced,
    nights: z.array(z.object({ night: dayField, price: moneyField })),
    cancel_policy: z
      .object({
        refundable: z.boolean(),
        cancel_penalties: z.array(
          z.object({ deadline: z.object({ timestamp }), price: moneyField, hours_before: z.number() }),
        ),
      })
      .refine(({ refundable, cancel_penalties }) => refundable === cancel_penalties.length > 0),
    room_name: name,
    room_type: name,
    boardtype_type: name,
    rooms_left: z.number().int().positive().nullable(),
    metadata: z.object({
      booking_procedure: z.object({
        occupancies: z.array(z.object({ adults: z.number().int().positive() })),
        supplier: z.literal(supplier),
      }),
    }),
  })
  .refine((rate) => rate.basic_price.amount >= rate.basic_price_with_discount.amount)

type SentRate = z.output<typeof rateSchema>

/** Whether a rate is one for these nights and people, and adds up. */
export function isRateOf(rate: SentRate, stay: Stay, numPax: number): boolean {
  const nights = rate.nights.map(({ night }) => night)
  const sum = rate.nights.reduce((total, { price }) => total + price.amount, 0)
  const adults = rate.metadata.booking_procedure.occupancies.map(({ adults }) => adults)
  const expected = occupanciesFor(numPax).map(({ adults }) => adults)
  return (
    nights.join() === nightsOf(stay).join() &&
    sum === rate.basic_price_with_discount.amount &&
    adults.join() === expected.join()
  )
}

export function toRate(rate: SentRate): Rate {
  const { occupancies } = rate.metadata.booking_procedure
  return {
    type: rate.type,
    name: wordsPerLanguage(rate, rate.translations, 'name'),
    description: wordsPerLanguage(rate, rate.translations, 'description'),
    basicPrice: rate.basic_price,
    basicPriceWithDiscount: rate.basic_price_with_discount,
    nights: rate.nights,
    cancelPolicy: {
      refundable: rate.cancel_policy.refundable,
      cancelPenalties: rate.cancel_policy.cancel_penalties.map(({ deadline, price, hours_before }) => ({
        deadline: new Date(deadline.timestamp * 1000),
        price,
        hoursBefore: hours_before,
      })),
    },
    roomType: rate.room_type,
    roomName: wordsPerLanguage(rate, rate.translations, 'room_name'),
    boardType: rate.boardtype_type,
    roomsLeft: rate.rooms_left,
    metadata: { bookingProcedure: { occupancies, supplier } },
  }
}
