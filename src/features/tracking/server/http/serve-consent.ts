import { Hono } from 'hono'
import { chosenBy } from '#features/tracking/rules/consent/choice.ts'
import { recordChoice } from '#features/tracking/server/consent/record-choice.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import type { Services } from '#platform/server/services.ts'

/** Takes the proof of a choice that a page's script has made. Its cookie is set already. */
export function serveConsent(services: Services): Hono {
  const { config, clock, writeLimit, log } = services
  const app = new Hono()
  app.post('/consent/', async (c) => {
    const address = visitorAddress(c, config.trustedProxies)
    const choice = chosenBy(new URLSearchParams(await c.req.text()), clock.now())
    if (!choice) return c.text('Choose accept, reject or save.', 400)
    const seconds = await writeLimit.take('consent', address)
    if (seconds > 0) return c.text('Too many choices.', 429, { 'Retry-After': String(seconds) })
    const language = languageOf(pathIn(c.req.header('referer')))
    try {
      await recordChoice(services, choice, { language, address })
    } catch (error) {
      log.error({ err: error, group: 'consent' }, 'not written')
      return c.text('The proof of this choice was not kept.', 503)
    }
    return c.body(null, 204)
  })
  return app
}

const pathIn = (address = '') => (URL.canParse(address) ? new URL(address).pathname : '/')
