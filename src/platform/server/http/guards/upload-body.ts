import type { Context } from 'hono'
import { largestFile } from '#platform/forms/uploaded-file.ts'
import { largestTexts } from '../forms/multipart.ts'

const megabyte = 1024 * 1024

/** What is longer is read to its end all the same, so that its sender gets an answer; but not for ever. */
const mostDropped = 32 * megabyte
/** Each is kept in memory until it is read. */
const mostAtOnce = 100 * megabyte

let underWay = 0

export const isMultipart = (c: Context) => /^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')

/**
 * Takes in a form with so many files. What exceeds the limit is dropped and not refused: the page then answers with the fields,
 * which come first, and names a file as too large. Returns the answer for what is not even read.
 */
export async function readUploadBody(c: Context, mostFiles: number): Promise<Response | null> {
  const largestKept = mostFiles * largestFile + largestTexts
  const length = Number(c.req.header('content-length') ?? largestKept)
  if (length > largestKept + mostDropped) return tooLarge(c)
  const size = Math.min(length, largestKept)
  if (underWay + size > mostAtOnce) {
    return c.text('Too many files are being sent right now. Please try again in a moment.', 503, { 'Retry-After': '5' })
  }
  underWay += size
  try {
    const kept = await keepBeginning(c.req.raw.body, largestKept)
    if (!kept) return tooLarge(c)
    const { url, method, signal } = c.req.raw
    const headers = new Headers(c.req.raw.headers)
    headers.delete('content-length')
    c.req.raw = new Request(url, { method, headers, signal, body: kept })
    return null
  } finally {
    underWay -= size
  }
}

const tooLarge = (c: Context) => c.text(`This form is too large. A file may have ${largestFile / megabyte} MB.`, 413)

/** The beginning of a body, as long as one may be; null for one that does not end. */
async function keepBeginning(
  body: ReadableStream<Uint8Array> | null,
  largestKept: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of body ?? []) {
    if (read < largestKept) chunks.push(chunk.subarray(0, largestKept - read))
    read += chunk.length
    if (read > largestKept + mostDropped) return null
  }
  return Buffer.concat(chunks)
}
