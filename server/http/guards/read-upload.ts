import { readMultipart, textOf } from '#domain/site/multipart.ts'
import { plainText } from '#domain/site/plain-text.ts'
import { trapField } from '#domain/site/trap-field.ts'
import { type PostedForm, readForm } from './read-form.ts'

/** `isWhole`: all of it has come. */
export type UploadedFile = { name: string; content: Uint8Array; isWhole: boolean }

/**
 * The named fields of a form, and its one file. Without scripts, or a file, it may come in the encoding of all other
 * forms. Whatever can't be read is empty; nothing makes it fail.
 */
export async function readUpload<Field extends string>(
  request: Request,
  fields: readonly Field[],
  fileField: string,
): Promise<PostedForm<Field> & { file: UploadedFile | null }> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data/i.test(contentType)) return { ...(await readForm(request, fields)), file: null }
  const parts = readMultipart(new Uint8Array(await request.arrayBuffer()), contentType)
  const read = (name: string) => {
    const part = parts.find((one) => one.name === name && one.filename === null)
    return part ? plainText(textOf(part)) : ''
  }
  const values = Object.fromEntries(fields.map((name) => [name, read(name)])) as Record<Field, string>
  const file = parts.find(({ name, filename }) => name === fileField && filename !== null)
  // A browser sends an empty file where none was chosen.
  const isChosen = file && (file.filename !== '' || file.content.length > 0)
  return {
    values,
    isHoneypotFilled: read(trapField) !== '',
    file: isChosen ? { name: file.filename ?? '', content: file.content, isWhole: file.isWhole } : null,
  }
}
