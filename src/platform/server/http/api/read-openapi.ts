import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { revalidated } from './caching.ts'
import { json } from './json-body.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { problemResponses } from './problem.ts'

/** The document describes this call too, so it is asked for only once all calls are known. */
export const openApi = (document: () => OpenApiDocument) =>
  defineOpenAPIRoute({
    route,
    handler: (c) => c.json({ ...document() }, 200),
  })

const route = createRoute({
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
