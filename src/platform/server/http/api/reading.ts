import type { RouteConfig, z } from '@hono/zod-openapi'
import type { Context, Env, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { Services } from '#platform/server/services.ts'
import { json, jsonBody, sent } from './json-body.ts'
import type { KnownStatus } from './known-problems.ts'
import { inLiveLanguages } from './lang-field.ts'
import type { OpenApiLink } from './openapi-document.ts'
import { problemResponses } from './problem.ts'

/** A call as `defineOpenAPIRoute` makes it: what its handler takes follows from its route. */
export type ApiCall = { route: RouteConfig; handler: unknown }

/** `answer` says what the answer is, `links` where it leads. */
export type Described = {
  operationId: string
  summary: string
  description?: string
  answer: string
  links?: Record<string, OpenApiLink>
}

/** `uuid`: of the thing in the path, where the call names one. */
type ReadingRequest<Query, Body> = { query: Query; body: Body; uuid: string; c: Context }

type Reading<Query extends z.ZodObject, Body extends z.ZodType, Schema extends z.ZodType<object>> = Described & {
  tag: string
  path: string
  kept: keyof typeof caching
  params?: z.ZodObject
  query?: Query
  /** What is asked is sent with POST. */
  body?: { schema: Body; example: z.input<Body> }
  schema: Schema
  example: z.output<Schema>
  /** How it may be refused beside what follows from its parameters. */
  problems?: KnownStatus[]
  read: (
    services: Services,
    request: ReadingRequest<z.output<Query>, z.output<Body>>,
  ) => z.output<Schema> | Response | Promise<z.output<Schema> | Response>
}

/** Answers are kept by nobody, unless the call says otherwise. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

/** The same for everyone, and asked for at every key that is pressed: may be kept for a moment without asking again. */
const keptForAMinute: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=60')
}

/** The same for everyone until the catalogue changes: may be kept, if asked again each time. */
export const revalidated: MiddlewareHandler[] = [
  etag(),
  async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  },
]

/** How long an answer may be kept. */
const caching = { 'until it changes': revalidated, 'for a minute': [keptForAMinute], never: [] } satisfies Record<
  string,
  MiddlewareHandler[]
>

const etagNote = 'Carries an ETag: ask again with If-None-Match and the answer is 304 while nothing has changed.'
const unchanged = { description: 'Nothing has changed since the answer whose ETag was sent in If-None-Match.' }

/** A call that changes nothing, and answers with JSON. */
export function defineReading<Query extends z.ZodObject, Body extends z.ZodType, Schema extends z.ZodType<object>>(
  reading: Reading<Query, Body, Schema>,
) {
  const { tag, path, operationId, summary, description = '', answer, links, kept, read } = reading
  const { params, query, body, schema, example, problems = [] } = reading
  const hasTag = kept === 'until it changes'
  return (services: Services): ApiCall => ({
    route: {
      method: body ? 'post' : 'get',
      path,
      operationId,
      tags: [tag],
      summary,
      description: hasTag ? `${description} ${etagNote}`.trim() : description,
      middleware: [...caching[kept], ...(body ? [jsonBody] : [])],
      request: {
        params,
        query: query && inLiveLanguages(query, services.config.languages),
        body: body && sent(inLiveLanguages(body.schema, services.config.languages), body.example),
      },
      responses: {
        200: { description: answer, content: json(schema, example), links },
        ...(hasTag && { 304: unchanged }),
        ...problemResponses(500, ...problems),
        ...((query || body) && problemResponses(400)),
        ...(params && problemResponses(404)),
        ...(body && problemResponses(413, 415)),
      },
    },
    handler: async (c: Context<Env, string, { out: { query: z.output<Query>; json: z.output<Body> } }>) => {
      const request = { query: c.req.valid('query'), body: c.req.valid('json'), uuid: c.req.param('uuid') ?? '', c }
      const found = await read(services, request)
      return found instanceof Response ? found : c.json(found, 200)
    },
  })
}
