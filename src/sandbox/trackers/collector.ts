import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { isOptional, type OptionalService, optionalServices } from '#platform/browser/consent-services.ts'
import { faultDelay } from '#sandbox/faults.ts'
import { page } from '#sandbox/pages/page.ts'
import type { World } from '#sandbox/world.ts'
import { standInScript } from './stand-in-scripts.ts'

/** What a tracker's script was told: the arguments of one call. */
export type Received = { at: string; service: OptionalService; call: unknown[] }

/** Stands at /trackers below the world: the scripts of all trackers, and what they were told. */
export function makeCollector(world: World, wait: (ms: number) => Promise<unknown> = sleep): Hono {
  const received = world.store<Received>('trackers')
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('X-Content-Type-Options', 'nosniff')
  })

  // What something that blocks advertising would keep away.
  app.get('/ads.js', (c) => c.text('', 200, script))

  app.get('/:file{[a-z-]+\\.js}', async (c) => {
    const service = c.req.param('file').slice(0, -'.js'.length)
    if (!isOptional(service)) return c.text('There is no such tracker.', 404)
    if (world.faults.take('tracker-down')) return c.text('Service Unavailable', 503)
    if (world.faults.take('tracker-garbage')) return c.text('<<< not a script', 200, script)
    if (world.faults.take('tracker-slow')) await wait(faultDelay)
    return c.text(standInScript(service, `${world.url}/trackers`), 200, script)
  })

  app.get('/received.json', (c) => c.json(all()))
  app.get('/', () => listPage(all()))

  app.post('/:service', async (c) => {
    const service = c.req.param('service')
    const call = await c.req.json().catch(() => null)
    if (!isOptional(service) || !Array.isArray(call)) return c.text('Send the arguments of a call, as a list.', 400)
    received.put(world.random(8), { at: world.now().toISOString(), service, call })
    return c.body(null, 204)
  })

  const all = () => received.all().map(([, one]) => one)
  return app
}

const script = { 'Content-Type': 'text/javascript; charset=utf-8' }

function listPage(received: Received[]) {
  const counts = optionalServices.map((service) => ({
    service,
    count: received.filter((one) => one.service === service).length,
  }))
  const body = html`<main>
<h1>Trackers</h1>
<p>What the trackers were told by browsers whose visitors have agreed to them: the arguments of each call.</p>
<ul>${counts.map(({ service, count }) => html`<li>${service}: ${count}</li>`)}</ul>
<div class="scroll"><table><thead><tr><th>When</th><th>Tracker</th><th>Call</th></tr></thead><tbody>
${received
  .toReversed()
  .slice(0, 200)
  .map(
    (one) => html`<tr><td>${one.at}</td><td>${one.service}</td><td><code>${JSON.stringify(one.call)}</code></td></tr>`,
  )}
</tbody></table></div>
</main>`
  const style = 'td code { white-space: normal; overflow-wrap: anywhere }'
  return page({ language: 'en', title: 'Trackers', body, style })
}
