import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from '#platform/server/services.ts'
import type { ProblemMeanings } from './known-problems.ts'
import type { ApiCall } from './reading.ts'

/** Calls of one subject. A feature may have several. */
export type ApiPart = {
  name: string
  calls: (services: Services, hooks: ApiHooks) => readonly ApiCall[]
  /** Paths of calls that programs send for many people from few addresses: they are not counted by address. */
  uncounted?: RegExp
  /** What a problem means for its calls, in place of the general sentence. For the documentation. */
  meanings?: ProblemMeanings
  /** Adds to the document what its calls refer to, such as a cookie. */
  register?: (api: OpenAPIHono, services: Services) => void
}

/** What happens elsewhere when something is called. Each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the file of a call adds a line to it.
export interface ApiHooks {}
