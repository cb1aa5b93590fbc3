import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { page } from '../pages/page.ts'
import type { World } from '../world.ts'

/** The key and project by which the stand-in knows the shop. */
export const errorAccount = { key: 'calmaria', project: '1' }

const mostEvents = 200

/** What the stand-in shows of an event. It keeps the whole of it. */
const errorEvent = z.looseObject({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.union([z.string(), z.number()]),
  level: z.string().optional(),
  release: z.string().optional(),
  environment: z.string().optional(),
  transaction: z.string().optional(),
  tags: z.record(z.string(), z.string()).optional(),
  exception: z.object({ values: z.array(z.looseObject({ type: z.string(), value: z.string() })).min(1) }),
})

type KeptEvent = z.infer<typeof errorEvent> & { number: number }

/** Takes errors as Sentry, GlitchTip and others do, by the same address and envelope, and shows them. */
export function makeErrorReceiver(world: World): Hono {
  const store = world.store<KeptEvent>('error-events')
  const newest = () =>
    store
      .all()
      .map(([, event]) => event)
      .toSorted((a, b) => b.number - a.number)
  const [protocol, host] = world.url.split('://')
  const dsn = `${protocol}://${errorAccount.key}@${host}/errors/${errorAccount.project}`
  return (
    new Hono()
      // The world takes addresses with and without a slash at the end.
      .post('/api/:project/envelope', async (c) => {
        if (keyOf(c) !== errorAccount.key || c.req.param('project') !== errorAccount.project)
          return c.json({ detail: 'bad sentry_key or project' }, 401)
        const events = eventsIn(await c.req.text())
        if (!events) return c.json({ detail: 'bad envelope' }, 400)
        for (const event of events) {
          const number = (newest()[0]?.number ?? 0) + 1
          store.put(String(number % mostEvents), { ...event, number })
        }
        return c.json({ id: events[0]?.event_id })
      })
      .get('/events.json', (c) => c.json(newest(), 200, { 'Cache-Control': 'no-store' }))
      .get('/', () =>
        page({ language: 'en', title: 'Errors', body: listOf(newest(), dsn), style: 'p code{overflow-wrap:anywhere}' }),
      )
  )
}

/** Programs send it in a header, browsers in the query. */
const keyOf = (c: Context) =>
  /\bsentry_key=([^,\s]+)/.exec(c.req.header('x-sentry-auth') ?? '')?.[1] ?? c.req.query('sentry_key')

/** Lines: the envelope's own, then two for each item. Items that are no events (sessions, reports) are passed over. */
function eventsIn(envelope: string) {
  const [head, ...lines] = envelope.split('\n').filter(Boolean).map(parsed)
  if (typeof head !== 'object' || lines.length === 0 || lines.length % 2 === 1) return null
  const items = lines.flatMap((line, at) =>
    at % 2 === 0 ? [{ header: itemHeader.safeParse(line), body: lines[at + 1] }] : [],
  )
  const events = items.flatMap(({ header, body }) =>
    header.data?.type === 'event' ? [errorEvent.safeParse(body)] : [],
  )
  if (items.some(({ header }) => !header.success) || events.some(({ success }) => !success)) return null
  return events.flatMap(({ data }) => data ?? [])
}

const itemHeader = z.looseObject({ type: z.string() })

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const listOf = (events: KeptEvent[], dsn: string) => html`<main>
<h1>Errors</h1>
<p>What the shop has reported of errors of its pages and its server, the newest first, with the setting <code>ERROR_REPORTING_DSN=${dsn}</code>. Also as <a href="/sandbox/errors/events.json">JSON</a>.</p>
${events.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : ''}
<div class="scroll"><table><thead><tr><th>When</th><th>What</th><th>Where</th><th>Release</th><th>More</th></tr></thead><tbody>
${events.map(
  ({ timestamp, level, exception, transaction, release, environment, tags = {} }) => html`<tr><td>${timestamp}</td>
<td>${exception.values.map(({ type, value }) => html`<b>${type}</b> ${value}`)} ${level === 'fatal' ? '(fatal)' : ''}</td>
<td><code>${transaction ?? ''}</code></td><td>${release} ${environment}</td>
<td>${Object.entries(tags).map(([name, value]) => html`${name}: ${value}<br>`)}</td></tr>`,
)}
</tbody></table></div>
</main>`
