import type { FileKind } from '#platform/forms/uploaded-file.ts'
import { plainLine } from '#platform/rules/plain-text.ts'
import { trimEndOf } from '#platform/rules/trim-end.ts'

/**
 * A name that means nothing to any system but itself: letters, digits, spaces, dots and dashes, no folders, no hidden
 * files, and the ending of what it is.
 */
export function safeFileName(typed: string, kind: FileKind): string {
  const name = trimEndOf(
    plainLine(typed)
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, '')
      .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-')
      .replace(/^[\s.-]+/, ''),
    /[\s.-]/,
  )
  const ending = kind === 'jpeg' ? 'jpg' : kind
  return `${[...name].slice(0, 60).join('') || 'adjunto'}.${ending}`
}
