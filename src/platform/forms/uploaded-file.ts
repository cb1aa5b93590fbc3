export const largestFile = 5 * 1024 * 1024

export const pictureKinds = ['jpeg', 'png', 'webp'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const fileKinds = ['pdf', ...pictureKinds] as const
export type FileKind = (typeof fileKinds)[number]

export type FileProblem = 'fileLarge' | 'fileType' | 'fileUnreadable'

export const fileTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** For the field of a form: what a browser lets its visitor choose. */
export const acceptedTypes = (kinds: readonly FileKind[]) => kinds.map((kind) => fileTypes[kind]).join()

/** What a file is by its first bytes, whatever it is called. Null for everything that we don't take. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const begins = (text: string, at = 0) => [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))
  if (begins('%PDF-')) return 'pdf'
  if (begins('\xff\xd8\xff')) return 'jpeg'
  if (begins('\x89PNG\r\n\x1a\n')) return 'png'
  return begins('RIFF') && begins('WEBP', 8) ? 'webp' : null
}

/** `isWhole`: all of it has come; of one that is too large only the beginning has. `size`, where only that was read. */
export function fileProblem(
  { content, isWhole, size = content.length }: { content: Uint8Array; isWhole: boolean; size?: number },
  kinds: readonly FileKind[],
): FileProblem | null {
  if (!isWhole || size > largestFile) return 'fileLarge'
  const kind = fileKindOf(content)
  return kind && kinds.includes(kind) ? null : 'fileType'
}
