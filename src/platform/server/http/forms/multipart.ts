/** A part of a form that was sent as multipart/form-data. `filename` is null for a field, a text for a file. */
type FormPart = { name: string; filename: string | null; content: Uint8Array; isWhole: boolean }

/** Nobody's form has more; what comes behind is not read. */
const mostParts = 500
const longestHead = 4096

/**
 * Reads a form with a file (RFC 7578). It never fails: what can't be read is not there, and a body that ends in the
 * middle gives what had come, its last part marked as not whole. So a file that is too large costs nobody their words.
 * Between its steps others have their turn.
 */
export async function* readMultipart(body: Uint8Array, contentType: string): AsyncGenerator<FormPart> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no line before it.
  const first = startsWith(bytes, delimiter.subarray(2), 0) ? -2 : await indexOf(bytes, delimiter, 0)
  let at = first === null ? null : first + delimiter.length
  for (let parts = 0; at !== null && parts < mostParts && !startsWith(bytes, dashes, at); parts++) {
    const headEnd = bytes.subarray(at, at + longestHead + blankLine.length).indexOf(blankLine)
    if (headEnd === -1) return
    const head = headOf(bytes.toString('utf8', at, at + headEnd))
    const begin: number = at + headEnd + blankLine.length
    const end = await indexOf(bytes, delimiter, begin)
    if (head) yield { ...head, content: bytes.subarray(begin, end ?? bytes.length), isWhole: end !== null }
    at = end === null ? null : end + delimiter.length
  }
}

function headOf(head: string): { name: string; filename: string | null } | null {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1]
  const name = disposition && parameter(disposition, 'name')
  return name ? { name, filename: parameter(disposition, 'filename') } : null
}

/** As browsers write them: in quotes, with quotes and line ends inside as %22, %0D and %0A. */
function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`(?:^|;)\\s*${name}="([^"]*)"`, 'i').exec(disposition)?.[1]
  return found === undefined ? null : found.replace(/%22/g, '"').replace(/%0D|%0A/gi, ' ')
}

const dashes = Buffer.from('--')
const blankLine = Buffer.from('\r\n\r\n')

const startsWith = (bytes: Buffer, searched: Buffer, at: number) =>
  bytes.subarray(at, at + searched.length).equals(searched)

/** What is looked through before the others have their turn. */
const step = 256 * 1024

async function indexOf(bytes: Buffer, searched: Buffer, from: number): Promise<number | null> {
  for (let at = from; at < bytes.length; at += step) {
    if (at > from) await nextTurn()
    const found = bytes.subarray(at, at + step + searched.length - 1).indexOf(searched)
    if (found !== -1) return at + found
  }
  return null
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

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
