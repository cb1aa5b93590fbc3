import { readMultipart } from './multipart.ts'

/** `isWhole`: all of it has come. */
export type SentFile = { name: string; content: Uint8Array; isWhole: boolean }

/** A form part by part, with files or without. Texts are as they were typed: whoever keeps one makes it plain. */
export type SentParts = { texts: ReadonlyMap<string, string>; files: ReadonlyMap<string, readonly SentFile[]> }

/** All that is typed into a form, in bytes. */
export const largestTexts = 64 * 1024

/** Whatever can't be read is not there; nothing makes it fail. What is typed beyond `mostText` bytes is not read. */
export async function readParts(body: Uint8Array, contentType: string, mostText = largestTexts): Promise<SentParts> {
  if (!/^multipart\/form-data/i.test(contentType)) {
    const typed = new TextDecoder().decode(body.subarray(0, mostText))
    return { texts: new Map(new URLSearchParams(typed)), files: new Map() }
  }
  const texts = new Map<string, string>()
  const files = new Map<string, SentFile[]>()
  let left = mostText
  for await (const { name, filename, content, isWhole } of readMultipart(body, contentType)) {
    if (filename === null) {
      texts.set(name, new TextDecoder().decode(content.subarray(0, left)))
      left = Math.max(0, left - content.length)
    }
    // A browser sends an empty file where none was chosen.
    else if (filename !== '' || content.length > 0)
      files.set(name, [...(files.get(name) ?? []), { name: filename, content, isWhole }])
  }
  return { texts, files }
}
