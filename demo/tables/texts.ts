import { z } from 'zod'
import { perLanguage } from '#platform/i18n/languages.ts'

/** A text in each language. A word in braces stands for what is filled in. */
export const texts = z.strictObject(perLanguage(() => z.string().min(1)))

export const sentences = z.array(texts).min(1)
