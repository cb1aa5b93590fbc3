import type { Context } from 'hono'
import { largestAttachment } from '#domain/contact/attachment.ts'
import { type PageKey, staticPageAt } from '#i18n/paths.ts'
import { pagePathOf } from '../rendering/personal-pages.ts'

/** A file, and what else such a form may hold. */
const largestKept = largestAttachment + 64 * 1024
/** What is longer is read to its end all the same, so that its sender gets an answer; but not for ever. */
const largestRead = 32 * 1024 * 1024
/** Each is kept in memory until it is read. */
const mostAtOnce = 12

let underWay = 0

/** Their forms may hold a file. */
const pagesWithFiles: readonly (PageKey | undefined)[] = ['contact', 'giftCardsForCompanies']

export const isUpload = (c: Context) =>
  pagesWithFiles.includes(staticPageAt(pagePathOf(c.req.path))?.page) &&
  /^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')

/**
 * Takes in a form with a file. What exceeds the limit is dropped and not refused: the page then answers with the fields,
 * which come first, and names the file as too large. Returns the answer for what is not even read.
 */
export async function readUploadBody(c: Context): Promise<Response | null> {
  if (Number(c.req.header('content-length') ?? 0) > largestRead) return tooLarge(c)
  if (underWay >= mostAtOnce) {
    return c.text('Too many files are being sent right now. Please try again in a moment.', 503, { 'Retry-After': '5' })
  }
  underWay++
  try {
    const kept = await keepBeginning(c.req.raw.body)
    if (!kept) return tooLarge(c)
    const { url, method, signal } = c.req.raw
    const headers = new Headers(c.req.raw.headers)
    headers.delete('content-length')
    c.req.raw = new Request(url, { method, headers, signal, body: kept })
    return null
  } finally {
    underWay--
  }
}

const tooLarge = (c: Context) => c.text(`This form is too large. A file may have ${largestAttachment >> 20} MB.`, 413)

/** The beginning of a body, as long as one may be; null for one that does not end. */
async function keepBeginning(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of body ?? []) {
    if (read < largestKept) chunks.push(chunk.subarray(0, largestKept - read))
    read += chunk.length
    if (read > largestRead) return null
  }
  return Buffer.concat(chunks)
}
