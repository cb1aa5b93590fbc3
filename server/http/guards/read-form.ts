import { z } from 'zod'
import { plainText } from '#domain/site/plain-text.ts'
import { trapField } from '#domain/site/trap-field.ts'

export type PostedForm<Field extends string> = { values: Record<Field, string>; isHoneypotFilled: boolean }

/** The named fields of a posted form as plain text, empty where one is missing. Whatever else was sent is not read. */
export async function readForm<Field extends string>(
  request: Request,
  fields: readonly Field[],
): Promise<PostedForm<Field>> {
  const posted = Object.fromEntries(new URLSearchParams(await request.text()))
  const read = (name: string) => typed.parse(posted[name])
  const values = Object.fromEntries(fields.map((name) => [name, read(name)]))
  return { values: values as Record<Field, string>, isHoneypotFilled: read(trapField) !== '' }
}

const typed = z.string().default('').transform(plainText)
