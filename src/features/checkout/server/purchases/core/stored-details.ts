import { z } from 'zod'
import type { Quote } from '#features/checkout/rules/purchases/quote.ts'
import { languages } from '#platform/i18n/languages.ts'

/**
 * How a kind reads the details that it stored with a price. They say of which version they are: one that no shape fits is
 * an error, never a guess. What is open then expires (`authorize-purchase.ts`); what is paid has to stay readable, so that
 * a version goes only when nothing paid has it.
 */
export function detailsReader<Details extends object>(shape: z.ZodType<Details>) {
  // Pages ask for them many times: the same stored object is read once.
  const read = new WeakMap<object, Details>()
  const detailsOf = ({ details }: Quote): Details => {
    const known = isObject(details) ? read.get(details) : undefined
    if (known) return known
    const found = shape.parse(details)
    if (isObject(details)) read.set(details, found)
    return found
  }
  return { detailsOf, isReadable: ({ details }: Quote) => shape.safeParse(details).success }
}

/** In every language of the site. */
export const recordPerLanguage = <Shape extends z.ZodType>(shape: Shape) => z.record(z.enum(languages), shape)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
