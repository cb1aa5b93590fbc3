import { readMultipart, textOf } from '#domain/forms/multipart.ts'

/** `isWhole`: all of it has come. */
export type SentFile = { name: string; content: Uint8Array; isWhole: boolean }

/** A form part by part, with files or without. Texts are as they were typed: whoever keeps one makes it plain. */
export type SentParts = { texts: ReadonlyMap<string, string>; files: ReadonlyMap<string, readonly SentFile[]> }

/** Whatever can't be read is not there; nothing makes it fail. */
export function readParts(body: Uint8Array, contentType: string): SentParts {
  if (!/^multipart\/form-data/i.test(contentType)) {
    return { texts: new Map(new URLSearchParams(new TextDecoder().decode(body))), files: new Map() }
  }
  const texts = new Map<string, string>()
  const files = new Map<string, SentFile[]>()
  for (const part of readMultipart(body, contentType)) {
    const { name, filename, content, isWhole } = part
    if (filename === null) texts.set(name, textOf(part))
    // A browser sends an empty file where none was chosen.
    else if (filename !== '' || content.length > 0)
      files.set(name, [...(files.get(name) ?? []), { name: filename, content, isWhole }])
  }
  return { texts, files }
}
