import { z } from 'zod'
import type { OpenApiLink } from '#platform/server/http/api/openapi-document.ts'

type Json = Record<string, unknown>
type Parameter = { name: string; in: string; required?: boolean; description: string; schema: Json }
type Media = Record<string, { schema: Json; example: unknown }>
type Operation = {
  operationId: string
  description: string
  parameters?: Parameter[]
  requestBody?: { content: Media }
  responses: Record<string, { content?: Media; links?: Record<string, Omit<OpenApiLink, 'description'>> }>
  security?: Record<string, unknown>[]
}
type Document = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, { name: string }> }
}
type Sent = { path?: Record<string, string>; query?: Record<string, string>; body?: Json }
type Fetch = (url: string, init?: RequestInit) => Response | Promise<Response>

/** `from`: the call whose answer leads on. */
export type FoundLink = Omit<OpenApiLink, 'description'> & { from: string; name: string }

export type Program = Awaited<ReturnType<typeof aProgram>>

/** Somebody who knows an API by its OpenAPI document alone: calls are named by their operation, bodies begin with the example. */
export async function aProgram(fetched: Fetch, address: string) {
  const document = resolved(await (await fetched(address)).json()) as Document
  let cookies = ''

  function find(id: string) {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (operation.operationId === id) return { path, method, operation }
      }
    }
    throw new Error(`The document has no ${id}`)
  }

  async function attempt(id: string, { path = {}, query = {}, body = {} }: Sent = {}) {
    const { path: template, method, operation } = find(id)
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? `{${name}}`)
    const content = operation.requestBody?.content['application/json']
    const needsCookie = operation.security?.some((way) =>
      Object.keys(way).some((name) => document.components.securitySchemes[name]),
    )
    const sent = content && { ...exampleOf(content, body), ...body }
    if (content) expectValid(content.schema, sent, `${id} sent`)
    const response = await fetched(`${document.servers[0]?.url}${filled}?${new URLSearchParams(query)}`, {
      method: method.toUpperCase(),
      headers: {
        ...(content && { 'Content-Type': 'application/json' }),
        ...(needsCookie && cookies && { Cookie: cookies }),
      },
      ...(content && { body: JSON.stringify(sent) }),
    })
    cookies = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookies
    const described = operation.responses[response.status]
    if (!described) throw new Error(`${id} answered with ${response.status}, which the document does not know`)
    const answer = await response.json()
    const [media] = Object.values(described.content ?? {})
    if (media) expectValid(media.schema, answer, `${id} answered`)
    return { status: response.status, answer }
  }

  async function call(id: string, sent?: Sent) {
    const { status, answer } = await attempt(id, sent)
    if (status >= 400) throw new Error(`${id}: ${JSON.stringify(answer)}`)
    return answer
  }

  /** Every example that stands in the document, beside what it is an example of. */
  function examples() {
    const found: { where: string; check: () => unknown[] }[] = []
    const walk = (value: unknown, where: string) => {
      if (typeof value !== 'object' || value === null) return
      const { schema, example } = value as { schema?: Json; example?: unknown }
      if (schema && example !== undefined) found.push({ where, check: () => problemsOf(schema, example) })
      for (const [key, inner] of Object.entries(value)) if (key !== 'example') walk(inner, `${where}/${key}`)
    }
    walk(document.paths, '')
    return found
  }

  /** Every way from an answer to another call. */
  function links(): FoundLink[] {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
    return operations.flatMap(({ operationId: from, responses }) =>
      Object.values(responses).flatMap(({ links = {} }) =>
        Object.entries(links).map(([name, link]) => ({ ...link, from, name })),
      ),
    )
  }

  const operation = (id: string) => find(id).operation
  const example = (id: string) => operation(id).requestBody?.content['application/json']?.example as Json
  return { call, attempt, examples, example, operation, links }
}

/** Where one body may be of several kinds, the example is that of the kind. */
export function exampleOf({ schema, example }: { schema: Json; example: unknown }, { kind }: Json): Json {
  const members = (schema.oneOf ?? []) as { properties: { kind: { enum: unknown[] } }; example?: Json }[]
  const own = members.find(({ properties }) => properties.kind.enum.includes(kind))?.example
  return (own ?? example) as Json
}

function expectValid(schema: Json, value: unknown, what: string) {
  const problems = problemsOf(schema, value)
  if (problems.length > 0) throw new Error(`${what} what its schema does not say: ${JSON.stringify(problems)}`)
}

const problemsOf = (schema: Json, value: unknown): unknown[] =>
  z.fromJSONSchema(schema).safeParse(value).error?.issues ?? []

/** The document with everything in its place instead of a reference to it. */
function resolved(document: Json): unknown {
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put)
    if (typeof value !== 'object' || value === null) return value
    const { $ref } = value as { $ref?: string }
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]))
    const steps = $ref.replace('#/', '').split('/')
    return put(steps.reduce<unknown>((place, step) => (place as Json)[step], document))
  }
  return put(document)
}
