import { Hono } from 'hono'
import { z } from 'zod'
import { browserName } from '#features/tracking/rules/errors/browser-name.ts'
import { longest } from '#platform/browser/error-report.ts'
import { browserErrorKinds } from '#platform/browser/kept-error.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import type { Services } from '#platform/server/services.ts'

const mostCharacters = 16 * 1024

const browserReport = z.object({
  kind: z.enum(browserErrorKinds),
  type: z.string().max(longest.type),
  message: z.string().max(longest.message),
  stack: z.string().max(longest.stack),
  path: z.string().startsWith('/').max(longest.path),
  release: z.string().regex(/^[\w.@+-]{1,200}$/),
})

/** Takes errors from our own pages and passes them on. The browser knows neither where to nor with which key. */
export function serveErrorReports({ config, writeLimit, errorReports }: Services): Hono {
  const app = new Hono()
  app.post('/errors/', async (c) => {
    // A page may be from before reporting was switched off.
    if (!errorReports) return c.body(null, 204)
    const sent = await c.req.text()
    if (sent.length > mostCharacters) return c.text(`A report has at most ${mostCharacters} characters.`, 413)
    const parsed = browserReport.safeParse(Object.fromEntries(new URLSearchParams(sent)))
    if (!parsed.success) return c.text(`This is no report of an error: ${wrongFields(parsed.error)}.`, 400)
    const seconds = await writeLimit.take('errors', visitorAddress(c, config.trustedProxies))
    if (seconds > 0) return c.text('Too many reports.', 429, { 'Retry-After': String(seconds) })
    const { kind, release, ...report } = parsed.data
    errorReports.tellBrowserError(report, { kind, release, browser: browserName(c.req.header('user-agent') ?? '') })
    return c.body(null, 204)
  })
  return app
}

const wrongFields = ({ issues }: z.ZodError) => [...new Set(issues.map(({ path }) => path.join('.')))].join(', ')
