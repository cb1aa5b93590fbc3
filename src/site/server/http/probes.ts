import { Hono } from 'hono'
import type { Services } from '#platform/server/services.ts'
import type { Metrics } from './metrics.ts'

/** For whoever runs the shop: is it alive, can it serve, how is it doing. */
export function serveProbes(services: Services, metrics: Metrics): Hono {
  const app = new Hono()
  // Said on each answer: a middleware here would hold for the whole site, whose root this is mounted at.
  const fresh = { 'Cache-Control': 'no-store' }
  app.get('/healthz', (c) => c.text('ok', 200, fresh))
  app.get('/readyz', async (c) => {
    const snapshot = services.catalogue.current().spas.size > 0
    const database = await services.isReady()
    return c.json({ database, snapshot }, database && snapshot ? 200 : 503, fresh)
  })
  app.get('/metrics', async (c) => {
    return c.body(await metrics.registry.metrics(), 200, { ...fresh, 'Content-Type': metrics.registry.contentType })
  })
  return app
}
