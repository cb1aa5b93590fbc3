import { plainLine } from '#domain/site/plain-text.ts'

export const largestAttachment = 5 * 1024 * 1024

export const attachmentKinds = ['pdf', 'jpeg', 'png', 'webp'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

export type AttachmentProblem = 'attachmentLarge' | 'attachmentType' | 'attachmentUnreadable'

export const attachmentTypes: Record<AttachmentKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** What a file is by its first bytes, whatever it is called. Null for everything that we don't take. */
export function attachmentKindOf(bytes: Uint8Array): AttachmentKind | null {
  const begins = (text: string, at = 0) => [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))
  if (begins('%PDF-')) return 'pdf'
  if (begins('\xff\xd8\xff')) return 'jpeg'
  if (begins('\x89PNG\r\n\x1a\n')) return 'png'
  return begins('RIFF') && begins('WEBP', 8) ? 'webp' : null
}

/** `isWhole`: all of it has come; of one that is too large only the beginning has. */
export function attachmentProblem(content: Uint8Array, isWhole: boolean): AttachmentProblem | null {
  if (!isWhole || content.length > largestAttachment) return 'attachmentLarge'
  return attachmentKindOf(content) ? null : 'attachmentType'
}

/**
 * A name that means nothing to any system but itself: letters, digits, spaces, dots and dashes, no folders, no hidden
 * files, and the ending of what it is.
 */
export function safeFileName(typed: string, kind: AttachmentKind): string {
  const name = plainLine(typed)
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
  const ending = kind === 'jpeg' ? 'jpg' : kind
  return `${[...name].slice(0, 60).join('') || 'adjunto'}.${ending}`
}
