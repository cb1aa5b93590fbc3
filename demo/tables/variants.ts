import { z } from 'zod'
import { parties } from '#features/catalogue/rules/services/service.ts'
import { perLanguage } from '#platform/i18n/languages.ts'
import { readData } from '../read-data.ts'
import { flag, keyOf } from './fields.ts'

/** One audience of an experience: its words in the name, whom it admits, and what it costs in persons' prices. */
const variant = z.strictObject({
  ...perLanguage(() => z.string()),
  party: z.enum(parties),
  capacity: z.strictObject({ minimum: z.int(), maximum: z.int(), incrementing: z.int() }),
  /** Price of the party, as a multiple of the price of one adult. */
  priceOfAdults: z.number(),
  ageBand: z.tuple([z.int(), z.int()]).optional(),
  residency: z.enum(['resident', 'non-resident']).optional(),
  isForPregnancy: flag,
  isForCouple: flag,
  isMondayToThursday: flag,
  sessions: z.int().optional(),
})

export type Variant = z.infer<typeof variant>

const variants = readData('recipes/variants.json', z.record(z.string(), variant))

export const variantKey = keyOf(variants)

export function variantOf(key: string): Variant {
  const found = variants[key]
  if (!found) throw new Error(`No variant ${key}`)
  return found
}
