import { Hono } from 'hono'
import { ownerIn } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { choiceIn } from '#features/tracking/rules/consent/choice.ts'
import { readTold } from '#features/tracking/rules/trackers/told-stages.ts'
import type { TrackingAnswer } from '#features/tracking/rules/trackers/tracker.ts'
import { noteTold, offerStages } from '#features/tracking/server/offer-stages.ts'
import { consentServices } from '#platform/browser/consent-services.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * What the script of somebody who has agreed to something asks for, once for each page it is loaded with: which trackers
 * to load, and what may be told of the browser's own purchases. It says what it has told.
 */
export function serveTracking(services: Services): Hono {
  const { config, clock, log, writeLimit } = services
  const isSecure = config.publicUrl.startsWith('https:')
  // Visits can be measured all the same; what was not told now is told with another page.
  const noStages = (error: unknown) => {
    log.error({ err: error }, 'stages not told')
    return noOffer
  }
  const app = new Hono()
  app.post('/tracking/', async (c) => {
    const cookies = c.req.header('cookie') ?? null
    const choice = choiceIn(cookies, clock.now())
    c.header('Cache-Control', 'no-store')
    if (!choice || choice.accepted.length === 0) return c.json(nothing)
    const seconds = await writeLimit.take('tracking', visitorAddress(c, config.trustedProxies))
    if (seconds > 0) return c.text('Too many pages.', 429, { 'Retry-After': String(seconds) })
    const owner = ownerIn(cookies, isSecure)
    const offer = owner ? await offerStages(services, { owner, allowedSince: choice.at }).catch(noStages) : noOffer
    const { trackers, adScript } = config.tracking
    const allowed = trackers.filter(({ service }) => choice.accepted.includes(service))
    const allowsAds = choice.accepted.some((service) => consentServices[service] === 'marketing')
    return c.json({ trackers: allowed, adScript: allowsAds ? adScript : null, ...offer } satisfies TrackingAnswer)
  })
  app.post('/tracking/told/', async (c) => {
    const stages = readTold(new URLSearchParams(await c.req.text()))
    const owner = ownerIn(c.req.header('cookie') ?? null, isSecure)
    if (stages.length === 0 || !owner) return c.text('Say which stages of your own purchases were told.', 400)
    const seconds = await writeLimit.take('tracking', visitorAddress(c, config.trustedProxies))
    if (seconds > 0) return c.text('Too many pages.', 429, { 'Retry-After': String(seconds) })
    await noteTold(services.db, owner, stages)
    return c.body(null, 204)
  })
  return app
}

const noOffer = { events: [], askAgainIn: null }
const nothing: TrackingAnswer = { trackers: [], adScript: null, ...noOffer }
