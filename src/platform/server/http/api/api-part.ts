import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from '#platform/server/services.ts'
import type { ApiCall } from './reading.ts'

/** Calls of one subject. A feature may have several. */
export type ApiPart = {
  name: string
  calls: (services: Services, hooks: ApiHooks) => readonly ApiCall[]
  /** Adds to the document what its calls refer to, such as a cookie. */
  register?: (api: OpenAPIHono, services: Services) => void
}

/** What happens elsewhere when something is called. Each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the file of a call adds a line to it.
export interface ApiHooks {}
