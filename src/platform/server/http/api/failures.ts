import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { secondsToWait } from '#platform/server/http/retry-after.ts'
import type { Services } from '#platform/server/services.ts'
import { clientHasDisconnected, respondToNobody } from '../client-disconnected.ts'
import { whoIsAway } from '../who-is-away.ts'
import { refuse } from './problem.ts'

/** What a call threw. A surprise is noted in full here and told in general words there. */
export function answerFailures({ log }: Services): ErrorHandler {
  return (error, c) => {
    if (clientHasDisconnected(c)) return respondToNobody()
    const status = error instanceof HTTPException ? error.status : 500
    if (status === 400)
      return refuse(400, 'The body is not valid JSON. Send one JSON object, with names in double quotes.')
    if (status === 415) return refuse(415)
    const away = whoIsAway(error)
    if (away) {
      log.warn({ err: error, method: c.req.method, path: c.req.path }, `${away} away`)
      return refuseForNow()
    }
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'API call failed')
    return refuse(500)
  }
}

/** Providers send what was answered so again, and so may everybody. */
function refuseForNow(): Response {
  const response = refuse(503)
  response.headers.set('Retry-After', String(secondsToWait))
  return response
}
