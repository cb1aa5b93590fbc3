import { OpenAPIHono } from '@hono/zod-openapi'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Services } from '#platform/server/services.ts'
import type { ApiHooks, ApiPart } from './api-part.ts'
import { noStore } from './caching.ts'
import { addDocs } from './docs/add-docs.ts'
import { answerFailures } from './failures.ts'
import { countSent } from './guards.ts'
import { type ApiSummary, describeApi, type OpenApiDocument } from './openapi-document.ts'
import { describeProblems, refuse } from './problem.ts'
import { openApi } from './read-openapi.ts'
import { refuseWrongFields } from './wrong-fields.ts'

/** Spec 7: the calls of the product, below /api. */
export function createApi(
  services: Services,
  { parts, summary }: { parts: readonly ApiPart[]; summary: ApiSummary },
  hooks: ApiHooks = {},
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseWrongFields })
  api.onError(answerFailures(services))
  api.use(noStore, refuseOtherMethods(api), countSent(services, parts))

  // Made for its first reader: it takes longer than all the rest of a start.
  let known: OpenApiDocument | undefined
  const document = () => {
    known ??= describeApi(api, summary, services.config.publicUrl)
    return known
  }

  const meanings = Object.assign({}, ...parts.map((part) => part.meanings))
  describeProblems(api, meanings)
  for (const { register } of parts) register?.(api, services)
  api.openapiRoutes([...parts.flatMap(({ calls }) => calls(services, hooks)), openApi(document)])
  addDocs(api, document, meanings)

  api.all('*', () => refuse(404))
  return api
}

/** Begins before the calls are added, so that it sees what none of them answered. */
function refuseOtherMethods(api: OpenAPIHono) {
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
