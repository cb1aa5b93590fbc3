import type { OpenAPIHono } from '@hono/zod-openapi'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { refuse } from './problem.ts'

/** Begins before the calls are added, so that it sees what none of them answered. */
export function refuseOtherMethods(api: OpenAPIHono) {
  return methodNotAllowed({
    app: api,
    onMethodNotAllowed: (c, methods) => {
      const allow = methods.join(', ')
      const response = refuse(405, `${c.req.method} is not possible here. Use ${methods.join(' or ')}.`)
      response.headers.set('Allow', allow)
      return response
    },
  })
}

export const refuseUnknownCall = () => refuse(404)
