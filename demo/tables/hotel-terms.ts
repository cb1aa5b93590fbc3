import { z } from 'zod'
import { hotelPeriodKinds } from '#features/catalogue/rules/getaways/hotel-periods.ts'
import { readData } from '../read-data.ts'
import { sentences, texts } from './fields.ts'

const plan = z.strictObject({
  type: z.string(),
  percent: z.int(),
  refundable: z.boolean(),
  name: texts,
  description: texts,
})

const penalty = z.strictObject({ daysBefore: z.int(), time: z.string(), nights: z.int().nullable() })

const period = z.strictObject({
  kind: z.enum(hotelPeriodKinds),
  starts: z.string(),
  ends: z.string(),
  percent: z.int().nullable(),
  nights: z.int().nullable(),
})

export const hotelTerms = readData(
  'hotels/terms.json',
  z.strictObject({
    /** Hotels whose rooms are not ours to sell, and who is asked for them. The stand-in of that company knows them too. */
    otherSuppliers: z.record(z.string(), z.string()),
    /** The cheapest last: it is what 'from' speaks of. */
    plans: z.array(plan),
    /** What a flexible rate costs to cancel, in three ways: a hotel has one of them. */
    penalties: z.array(z.array(penalty)),
    /** `holidays`: those of every hotel, the days on which half the country travels. */
    periods: z.strictObject({ holidays: z.array(period), coast: z.array(period), mountain: z.array(period) }),
    /** When a hotel paints its walls: one of these, or none. */
    closings: z.array(period.nullable()),
    conditions: sentences,
  }),
)
