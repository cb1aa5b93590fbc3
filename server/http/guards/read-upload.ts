import { readParts, type SentFile } from '#domain/forms/sent-parts.ts'
import { type PostedForm, postedForm } from './read-form.ts'

/**
 * The named fields of a form, and the files of one. Without scripts, or a file, it may come in the encoding of all other
 * forms. Whatever can't be read is empty; nothing makes it fail.
 */
export async function readUpload<Field extends string>(
  request: Request,
  fields: readonly Field[],
  fileField: string,
): Promise<PostedForm<Field> & { files: readonly SentFile[] }> {
  const body = new Uint8Array(await request.arrayBuffer())
  const { texts, files } = readParts(body, request.headers.get('content-type') ?? '')
  return { ...postedForm(texts, fields), files: files.get(fileField) ?? [] }
}
