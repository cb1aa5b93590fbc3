import type { FieldLengths } from '#platform/forms/field-lengths.ts'
import { readParts, type SentFile } from '../forms/sent-parts.ts'
import { type PostedForm, postedForm } from './read-form.ts'

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
