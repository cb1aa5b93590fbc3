import { safeFileName } from '#features/contact/rules/attachment.ts'
import type { Attachment } from '#platform/emails/mail-transport.ts'
import { type FileProblem, fileKindOf, fileTypes, type PictureKind } from '#platform/forms/uploaded-file.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { redrawPicture } from '#platform/server/redraw-picture.ts'

const longestSide = 4000

/** A file as it may be kept and passed on: pictures are drawn anew. A PDF stays as it is. */
export async function cleanAttachment(name: string, content: Uint8Array): Promise<Result<Attachment, FileProblem>> {
  const kind = fileKindOf(content)
  if (!kind) return fail('fileType')
  const cleaned = kind === 'pdf' ? content : await drawAnew(content, kind)
  if (!cleaned) return fail('fileUnreadable')
  return ok({ name: safeFileName(name, kind), type: fileTypes[kind], content: cleaned })
}

const drawAnew = (content: Uint8Array, kind: PictureKind) =>
  redrawPicture(content, (picture) =>
    picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind, { quality: 85 })
      .toBuffer(),
  )
