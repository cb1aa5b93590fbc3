/** A part of a form that was sent as multipart/form-data. `filename` is null for a field, a text for a file. */
export type FormPart = { name: string; filename: string | null; content: Uint8Array; isWhole: boolean }

/** Nobody's form has more; what comes behind is not read. */
const mostParts = 500
const longestHead = 4096

/**
 * Reads a form with a file (RFC 7578). It never fails: what can't be read is not there, and a body that ends in the
 * middle gives what had come, its last part marked as not whole. So a file that is too large costs nobody their words.
 */
export function readMultipart(body: Uint8Array, contentType: string): FormPart[] {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return []
  const delimiter = bytesOf(`\r\n--${boundary}`)
  const parts: FormPart[] = []
  // The first delimiter has no line before it.
  let at = startsWith(body, delimiter.subarray(2)) ? delimiter.length - 2 : endOf(body, delimiter, 0)
  while (at !== -1 && parts.length < mostParts && !startsWith(body.subarray(at), dashes)) {
    const headEnd = indexOf(body, blankLine, at)
    if (headEnd === -1 || headEnd - at > longestHead) break
    const head = headOf(new TextDecoder().decode(body.subarray(at, headEnd)))
    const begin = headEnd + blankLine.length
    const end = indexOf(body, delimiter, begin)
    const content = body.subarray(begin, end === -1 ? body.length : end)
    if (head) parts.push({ ...head, content, isWhole: end !== -1 })
    at = end === -1 ? -1 : end + delimiter.length
  }
  return parts
}

/** The words of a field; what is no UTF-8 becomes the sign for that. */
export const textOf = ({ content }: FormPart) => new TextDecoder().decode(content)

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

const bytesOf = (text: string) => new TextEncoder().encode(text)
const dashes = bytesOf('--')
const blankLine = bytesOf('\r\n\r\n')

const startsWith = (body: Uint8Array, wanted: Uint8Array) => wanted.every((byte, index) => body[index] === byte)

function endOf(body: Uint8Array, wanted: Uint8Array, from: number): number {
  const found = indexOf(body, wanted, from)
  return found === -1 ? -1 : found + wanted.length
}

function indexOf(body: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first, second] = wanted as Uint8Array & [number, number]
  for (let at = body.indexOf(first, from); at !== -1; at = body.indexOf(first, at + 1)) {
    if (body[at + 1] === second && wanted.every((byte, index) => body[at + index] === byte)) return at
  }
  return -1
}
