import type { FileKind } from '#domain/forms/uploaded-file.ts'
import { plainLine } from '#domain/site/plain-text.ts'

/**
 * A name that means nothing to any system but itself: letters, digits, spaces, dots and dashes, no folders, no hidden
 * files, and the ending of what it is.
 */
export function safeFileName(typed: string, kind: FileKind): string {
  const name = plainLine(typed)
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
  const ending = kind === 'jpeg' ? 'jpg' : kind
  return `${[...name].slice(0, 60).join('') || 'adjunto'}.${ending}`
}
