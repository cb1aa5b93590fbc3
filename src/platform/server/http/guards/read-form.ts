import { boundedText, type FieldLengths, fieldsOf, recordOf, trapField } from '#platform/forms/field-lengths.ts'
import { plainText } from '#platform/rules/plain-text.ts'
import { readParts, type SentFile } from '../forms/multipart.ts'

export type PostedForm<Field extends string> = { values: Record<Field, string>; isHoneypotFilled: boolean }

/** The named fields of a posted form as plain text, empty where one is missing. Whatever else was sent is not read. */
export async function readForm<Field extends string>(
  request: Request,
  lengths: FieldLengths<Field>,
): Promise<PostedForm<Field>> {
  return postedForm(new Map(new URLSearchParams(await request.text())), lengths)
}

function postedForm<Field extends string>(
  texts: ReadonlyMap<string, string>,
  lengths: FieldLengths<Field>,
): PostedForm<Field> {
  const read = (name: Field) => plainText(boundedText(texts.get(name) ?? '', lengths[name]))
  return { values: recordOf(fieldsOf(lengths), read), isHoneypotFilled: (texts.get(trapField) ?? '').trim() !== '' }
}

/**
 * The named fields of a form, and the files of one. Without scripts, or a file, it may come in the encoding of all other
 * forms. Whatever can't be read is empty; nothing makes it fail.
 */
export async function readUpload<Field extends string>(
  request: Request,
  lengths: FieldLengths<Field>,
  fileField: string,
): Promise<PostedForm<Field> & { files: readonly SentFile[] }> {
  const body = new Uint8Array(await request.arrayBuffer())
  const { texts, files } = await readParts(body, request.headers.get('content-type') ?? '')
  return { ...postedForm(texts, lengths), files: files.get(fileField) ?? [] }
}
