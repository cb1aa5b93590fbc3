import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ProblemMeanings } from '../known-problems.ts'
import type { OpenApiDocument } from '../openapi-document.ts'
import { referenceFiles } from './reference-files.ts'
import { referencePage } from './reference-page.ts'

/** The documentation to read: Swagger UI over the document, with every file from here. */
export function addDocs(api: OpenAPIHono, document: () => OpenApiDocument, meanings: ProblemMeanings) {
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
