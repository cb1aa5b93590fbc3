import { z } from '@hono/zod-openapi'
import type { FieldRule } from '#platform/forms/define-form.ts'
import { recordOf } from '#platform/forms/field-lengths.ts'
import { asking, needed, typed } from './wrong-fields.ts'

type Sent = string | boolean | undefined

/** The field of the form, and what is said of it; or the whole of its schema, where that is not what its rule says. */
type BodyField<Name extends string> = readonly [field: Name, description: string | z.ZodType<Sent>]

/**
 * The body of a call from the table of a form. Its schema lets any text pass: what is wrong with it is said by the rules
 * of the form, in the language of the buyer.
 */
export function formBody<Key extends string, Name extends string>(
  { table }: { table: Readonly<Record<Name, FieldRule>> },
  fields: Readonly<Record<Key, BodyField<Name>>>,
) {
  const keys = Object.keys(fields) as Key[]
  const isNeeded = ([name, description]: BodyField<Name>) => typeof description === 'string' && !table[name].isOptional
  const schemaOf = (field: BodyField<Name>): z.ZodType<Sent> => {
    const [, description] = field
    if (typeof description !== 'string') return description
    return isNeeded(field) ? needed(description) : typed(description)
  }
  return {
    shape: recordOf(keys, (key) => schemaOf(fields[key])),
    required: keys.filter((key) => isNeeded(fields[key])),
    /** What each field of the form is called here. */
    names: Object.fromEntries(keys.map((key) => [fields[key][0], key])) as Partial<Record<Name, Key>>,
    /** As the form would have sent it. */
    draftOf: (sent: Readonly<Partial<Record<Key, Sent>>> | null | undefined) =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const value = sent?.[key]
          return value === undefined ? [] : [[fields[key][0], value === true ? 'yes' : value || '']]
        }),
      ) as Partial<Record<Name, string>>,
  }
}

/** Not the same as an empty text. */
export const optionalText = (description: string) =>
  z
    .string({ error: asking('Send text.') })
    .optional()
    .openapi({ description })

export const wantsOffers = z
  .boolean({ error: asking('Send true or false.') })
  .default(false)
  .openapi({ description: 'Whether offers by e-mail are wanted.' })
