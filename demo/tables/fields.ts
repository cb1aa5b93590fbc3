import { z } from 'zod'
import { perLanguage } from '#platform/i18n/languages.ts'

/** A key of that table and no other: a row can not name what does not exist. */
export const keyOf = (table: Readonly<Record<string, unknown>>) => z.enum(Object.keys(table))

export const atLeastOne = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema], schema)

/** Set or left out. */
export const flag = z.literal(true).optional()

/** A text in each language. A word in braces stands for what is filled in. */
export const texts = z.strictObject(perLanguage(() => z.string().min(1)))

export const sentences = z.array(texts).min(1)
