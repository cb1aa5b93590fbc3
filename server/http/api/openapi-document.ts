import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Config } from '#server/config.ts'

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

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

/** Addresses stand whole, from the public URL on, as a caller writes them. */
export function describeApi(
  api: OpenAPIHono,
  { publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>,
): OpenApiDocument {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${site.brand} API`,
      version: '1.0.0',
      description: `What the pages of ${site.brand} ask for beside themselves: the same page in another language, the place a page is about, the places that have a page, suggestions for a search, the catalogue, purchases, and the log of analytics events. To buy: listServices and showService say what there is and what it costs (of a getaway listGetaways, showGetaway and findGetawayAvailability; of an hour listServices with sold=booking, listFreeDays and listFreeHours; of gift cards listGiftCardThemes), startPurchase begins, saveBuyer says who buys, applyCoupon takes a code if there is one, startPayment pays, and getPurchase says how it ended. The links of an answer name the calls that come next and what they take from it: those of a purchase are called as next.kind. No key is needed; a purchase is opened by the cookie that startPurchase sets: send it with every further call. Bodies are JSON in UTF-8, of at most 64 KB.`,
    },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'Pages', description: 'What is known about an address of the site.' },
      { name: 'Locations', description: 'The places where experiences are.' },
      { name: 'Search', description: 'Finding an experience.' },
      {
        name: 'Catalogue',
        description: 'Spas, services with their free hours, and getaways, with their prices of today in cents.',
      },
      {
        name: 'Purchases',
        description: 'Buying, step by step as the pages do it: start, buyer, coupons, payment. Amounts are in cents.',
      },
      { name: 'Payments', description: 'For payment providers and their frames.' },
      { name: 'Log', description: 'What the browser reports.' },
      { name: 'Description', description: 'This API, for programs.' },
    ],
    externalDocs: { description: 'The same, to read', url: `${publicUrl}/api/docs/` },
  })
  const paths = Object.entries(withoutDeadLinks(document.paths) ?? {}).map(([path, item]) => [`/api${path}`, item])
  return { ...document, paths: Object.fromEntries(paths) }
}

type Described = { operationId?: string; responses?: Record<string, { links?: Record<string, Link> }> }
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
