import type { OpenAPIHono } from '@hono/zod-openapi'

/**
 * Which call takes what an answer gives (OpenAPI's links). Text that begins with `$` is an expression; in `requestBody`
 * it may stand in any field. What a link does not name, whoever calls knows, or takes from the example.
 */
export type Link = {
  operationId: string
  parameters?: Record<string, string>
  requestBody?: Record<string, unknown>
  description: string
}

type Described = { operationId?: string; responses?: Record<string, { links?: Record<string, Link> }> }
type Paths = Record<string, Record<string, Described>>
type DescribedPaths = ReturnType<OpenAPIHono['getOpenAPI31Document']>['paths']

/** Calls of kinds that are not sold are not there: nothing leads to them. */
export function withoutDeadLinks(paths: DescribedPaths): DescribedPaths {
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
