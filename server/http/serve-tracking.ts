import { Hono } from 'hono'
import { choiceIn } from '#domain/consent/choice.ts'
import { consentServices } from '#domain/consent/consent-services.ts'
import type { TrackingAnswer } from '#domain/tracking/tracking-answer.ts'
import { ownerIn } from '#server/purchases/core/purchase-owner.ts'
import type { Services } from '#server/services.ts'
import { tellStages } from '#server/tracking/tell-stages.ts'
import { visitorAddress } from './guards/visitor-address.ts'

/**
 * What the script of somebody who has agreed to something asks for, once for each page it is loaded with: which trackers
 * to load, and what may be told of the browser's own purchases.
 */
export function serveTracking(services: Services): Hono {
  const { config, clock, log, writeLimit } = services
  const isSecure = config.publicUrl.startsWith('https:')
  // Visits can be measured all the same; what was not told now is told with another page.
  const noStages = (error: unknown) => {
    log.error({ err: error }, 'stages not told')
    return []
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
    const events = owner ? await tellStages(services, { owner, allowedSince: choice.at }).catch(noStages) : []
    const { trackers, adScript } = config.tracking
    const allowed = trackers.filter(({ service }) => choice.accepted.includes(service))
    const allowsAds = choice.accepted.some((service) => consentServices[service] === 'marketing')
    return c.json({ trackers: allowed, adScript: allowsAds ? adScript : null, events } satisfies TrackingAnswer)
  })
  return app
}

const nothing: TrackingAnswer = { trackers: [], adScript: null, events: [] }
