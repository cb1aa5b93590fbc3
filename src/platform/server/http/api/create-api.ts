import { createRoute, defineOpenAPIRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { clientHasDisconnected, respondToNobody, secondsToWait, whoIsAway } from '#platform/server/http/who-is-away.ts'
import type { Services } from '#platform/server/services.ts'
import type { ApiHooks, ApiPart } from './api-part.ts'
import { referenceFiles } from './docs/reference-files.ts'
import { referencePage } from './docs/reference-page.ts'
import { countSent, refuseForSeconds } from './guards.ts'
import { json } from './json-body.ts'
import type { ProblemMeanings } from './known-problems.ts'
import { type ApiSummary, describeApi, type OpenApiDocument } from './openapi-document.ts'
import { describeProblems, problemResponses, refuse } from './problem.ts'
import { noStore, revalidated } from './reading.ts'
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

/** What a call threw. A surprise is noted in full here and told in general words there. */
function answerFailures({ log }: Services): ErrorHandler {
  return (error, c) => {
    if (clientHasDisconnected(c)) return respondToNobody()
    const status = error instanceof HTTPException ? error.status : 500
    if (status === 400)
      return refuse(400, 'The body is not valid JSON. Send one JSON object, with names in double quotes.')
    if (status === 415) return refuse(415)
    const away = whoIsAway(error)
    if (away) {
      log.warn({ err: error, method: c.req.method, path: c.req.path }, `${away} away`)
      // Providers send what was answered so again, and so may everybody.
      return refuseForSeconds(secondsToWait, 503)
    }
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'API call failed')
    return refuse(500)
  }
}

/** The documentation to read: Swagger UI over the document, with every file from here. */
function addDocs(api: OpenAPIHono, document: () => OpenApiDocument, meanings: ProblemMeanings) {
  const files = referenceFiles()
  api.get('/docs', (c) => c.redirect(`${c.req.path}/`, 308))
  api.get('/docs/', (c) => c.html(referencePage(document(), files, meanings)))
  for (const file of Object.values(files)) {
    api.get(`/docs/${file.name}`, async (c) => {
      const { body, encoding } = await file.read(c.req.header('Accept-Encoding'))
      return c.body(body, 200, {
        'Content-Type': file.type,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        Vary: 'Accept-Encoding',
        // A file never changes under its name.
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
    })
  }
}

/** The document describes this call too, so it is asked for only once all calls are known. */
const openApi = (document: () => OpenApiDocument) =>
  defineOpenAPIRoute({
    route: documentRoute,
    handler: (c) => c.json({ ...document() }, 200),
  })

const documentRoute = createRoute({
  method: 'get',
  path: '/openapi.json',
  operationId: 'readOpenApi',
  tags: ['Description'],
  summary: 'This description as an OpenAPI 3.1 document',
  description: 'For generators and testing tools. Carries an ETag, as the list of places does.',
  middleware: revalidated,
  responses: {
    200: {
      description: 'The document.',
      content: json(z.record(z.string(), z.unknown()).openapi({ description: 'An OpenAPI 3.1 document.' }), {
        openapi: '3.1.0',
        info: { title: 'API', version: '1.0.0' },
        paths: {},
      }),
    },
    304: { description: 'Nothing has changed since the answer whose ETag was sent in If-None-Match.' },
    ...problemResponses(500),
  },
})
