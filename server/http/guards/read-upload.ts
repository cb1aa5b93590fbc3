import { readMultipart, textOf } from '#domain/forms/multipart.ts'
import { plainText } from '#domain/site/plain-text.ts'
import { trapField } from '#domain/site/trap-field.ts'
import { type PostedForm, readForm } from './read-form.ts'

/** `isWhole`: all of it has come. */
export type UploadedFile = { name: string; content: Uint8Array; isWhole: boolean }

/**
 * The named fields of a form, and the files of one. Without scripts, or a file, it may come in the encoding of all other
 * forms. Whatever can't be read is empty; nothing makes it fail.
 */
export async function readUpload<Field extends string>(
  request: Request,
  fields: readonly Field[],
  fileField: string,
): Promise<PostedForm<Field> & { files: UploadedFile[] }> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data/i.test(contentType)) return { ...(await readForm(request, fields)), files: [] }
  const parts = readMultipart(new Uint8Array(await request.arrayBuffer()), contentType)
  const read = (name: string) => {
    const part = parts.find((one) => one.name === name && one.filename === null)
    return part ? plainText(textOf(part)) : ''
  }
  const values = Object.fromEntries(fields.map((name) => [name, read(name)])) as Record<Field, string>
  const files = parts.flatMap(({ name, filename, content, isWhole }) => {
    // A browser sends an empty file where none was chosen.
    const isChosen = filename !== '' || content.length > 0
    return name === fileField && filename !== null && isChosen ? [{ name: filename, content, isWhole }] : []
  })
  return { values, isHoneypotFilled: read(trapField) !== '', files }
}
