import { z } from 'zod'
import { type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { isDay } from '#platform/time/dates.ts'

/** In cents. We sell in euros: another currency would be taken for them. */
export const moneyField = z.object({ amount: z.number().int().nonnegative(), currency: z.literal('EUR') })

export const dayField = z.string().refine(isDay)

/** Seconds since 1970. The bound tells them from milliseconds. */
export const timestamp = z.number().int().min(0).max(4_102_444_800)

export const name = z.string().min(1)

/** A text in the supplier's own language, which stands in for those that it does not have. */
export function wordsPerLanguage<Field extends string>(
  own: Record<Field, string>,
  translations: readonly ({ lang_code: string } & Partial<Record<Field, string | undefined>>)[],
  field: Field,
): PerLanguage<string> {
  const textIn = (language: string) => translations.find(({ lang_code }) => lang_code === language)?.[field]
  return perLanguage((language) => textIn(language) ?? own[field])
}
