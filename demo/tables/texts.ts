import { z } from 'zod'

/** A text in each language. A word in braces stands for what is filled in. */
export const texts = z.strictObject({ es: z.string().min(1), pt: z.string().min(1) })

export const sentences = z.array(texts).min(1)
