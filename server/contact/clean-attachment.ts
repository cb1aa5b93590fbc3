import sharp from 'sharp'
import {
  type AttachmentKind,
  type AttachmentProblem,
  attachmentKindOf,
  attachmentTypes,
  safeFileName,
} from '#domain/contact/attachment.ts'
import type { Attachment } from '#domain/emails/mail-transport.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { makeWorkQueue } from '#server/work-queue.ts'

/** A picture that unpacks to more would take the memory of everybody else. */
const mostPixels = 50_000_000
const longestSide = 4000
const queue = makeWorkQueue({ mostWaiting: 20 })

/**
 * A file as it may be kept and passed on: pictures are drawn anew, upright and without what the camera wrote into them
 * (place, time, owner), so that nothing but the picture is left. A PDF stays as it is.
 */
export async function cleanAttachment(
  name: string,
  content: Uint8Array,
): Promise<Result<Attachment, AttachmentProblem>> {
  const kind = attachmentKindOf(content)
  if (!kind) return fail('attachmentType')
  const drawn = kind === 'pdf' ? content : await queue.run(() => drawAnew(content, kind)).catch(unreadable)
  if (!drawn) return fail('attachmentUnreadable')
  return ok({ name: safeFileName(name, kind), type: attachmentTypes[kind], content: drawn })
}

const drawAnew = (content: Uint8Array, kind: Exclude<AttachmentKind, 'pdf'>) =>
  sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toFormat(kind, { quality: 85 })
    .timeout({ seconds: 20 })
    .toBuffer()

/** Only what sharp says about the file; a queue that is full is another matter. */
function unreadable(error: unknown): null {
  if (error instanceof Error && error.name !== 'TooBusy') return null
  throw error
}
