import type { z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { refuse } from './problem.ts'

const maxBytes = 64 * 1024

/** Lets JSON of a fair size through. Nothing is parsed, nor kept beyond the limit, before that is known. */
export const jsonBody: MiddlewareHandler = async (c, next) => {
  if (!isJson(c.req.header('content-type'))) return refuse(415)
  if (Number(c.req.header('content-length')) > maxBytes) return refuse(413)
  const body = await read(c.req.raw.body)
  if (typeof body === 'string') return body === 'too-large' ? refuse(413) : refuse(400, 'The body ended too early.')
  const { url, method, headers } = c.req.raw
  c.req.raw = new Request(url, { method, headers, body })
  return next()
}

/** JSON in the document: a body that is sent or answered, with its example. */
export const json = <Schema extends z.ZodType>(schema: Schema, example: z.output<Schema>) => ({
  'application/json': { schema, example },
})

/** A body that a call can't do without. */
export const sent = <Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) => ({
  required: true as const,
  content: { 'application/json': { schema, example } },
})

const isJson = (contentType = '') => /^application\/([a-z.-]+\+)?json\s*(;|$)/i.test(contentType)

/** Counts what really arrives: the announced length may be missing or untrue. */
async function read(body: Request['body']): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'cut-off'> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    return 'cut-off'
  }
  return Uint8Array.from(Buffer.concat(chunks))
}
