import type { OpenAPIHono } from '@hono/zod-openapi'
import type { OpenApiDocument } from '../openapi-document.ts'
import { renderDocs } from './render-docs.ts'
import { stylesheet } from './stylesheet.ts'

/** The documentation to read. It is made once: the document does not change while the server runs. */
export function addDocs(api: OpenAPIHono, document: OpenApiDocument) {
  const page = renderDocs(document)
  api.get('/docs', (c) => c.redirect(`${c.req.path}/`, 308))
  api.get('/docs/', (c) => c.html(page))
  api.get('/docs/style.css', (c) => c.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
}
