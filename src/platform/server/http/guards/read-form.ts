import { boundedText, type FieldLengths, fieldsOf, recordOf } from '#platform/forms/field-lengths.ts'
import { trapField } from '#platform/forms/trap-field.ts'
import { plainText } from '#platform/rules/plain-text.ts'

export type PostedForm<Field extends string> = { values: Record<Field, string>; isHoneypotFilled: boolean }

/** The named fields of a posted form as plain text, empty where one is missing. Whatever else was sent is not read. */
export async function readForm<Field extends string>(
  request: Request,
  lengths: FieldLengths<Field>,
): Promise<PostedForm<Field>> {
  return postedForm(new Map(new URLSearchParams(await request.text())), lengths)
}

export function postedForm<Field extends string>(
  texts: ReadonlyMap<string, string>,
  lengths: FieldLengths<Field>,
): PostedForm<Field> {
  const read = (name: Field) => plainText(boundedText(texts.get(name) ?? '', lengths[name]))
  return { values: recordOf(fieldsOf(lengths), read), isHoneypotFilled: (texts.get(trapField) ?? '').trim() !== '' }
}
