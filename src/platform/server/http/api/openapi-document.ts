import type { OpenAPIHono } from '@hono/zod-openapi'

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/**
 * Which call takes what an answer gives (OpenAPI's links). Text that begins with `$` is an expression; in `requestBody`
 * it may stand in any field. What a link does not name, whoever calls knows, or takes from the example.
 */
export type OpenApiLink = {
  operationId: string
  parameters?: Record<string, string>
  requestBody?: Record<string, unknown>
  description: string
}

/** What the document says of all calls together. `tags`: the headings of the calls, in their order. */
export type ApiSummary = { title: string; description: string; tags: { name: string; description: string }[] }

/** Addresses stand whole, from the public URL on, as a caller writes them. */
export function describeApi(
  api: OpenAPIHono,
  { title, description, tags }: ApiSummary,
  publicUrl: string,
): OpenApiDocument {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description },
    servers: [{ url: publicUrl }],
    tags: [...tags, { name: 'Description', description: 'This API, for programs.' }],
    externalDocs: { description: 'The same, to read', url: `${publicUrl}/api/docs/` },
  })
  const paths = Object.entries(withoutDeadLinks(document.paths) ?? {}).map(([path, item]) => [`/api${path}`, item])
  return { ...document, paths: Object.fromEntries(paths) }
}

type Described = { operationId?: string; responses?: Record<string, { links?: Record<string, OpenApiLink> }> }
type Paths = Record<string, Record<string, Described>>
type DescribedPaths = OpenApiDocument['paths']

/** Calls of kinds that are not sold are not there: nothing leads to them. */
function withoutDeadLinks(paths: DescribedPaths): DescribedPaths {
  const items = (paths ?? {}) as Paths
  const known = new Set(Object.values(items).flatMap((item) => Object.values(item).map((call) => call.operationId)))
  return eachValue(items, (item) =>
    eachValue(item, ({ responses = {}, ...call }) => ({
      ...call,
      responses: eachValue(responses, ({ links, ...response }) => {
        const living = Object.entries(links ?? {}).filter(([, { operationId }]) => known.has(operationId))
        return { ...response, ...(living.length > 0 && { links: Object.fromEntries(living) }) }
      }),
    })),
  ) as DescribedPaths
}

const eachValue = <From, To>(of: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))
