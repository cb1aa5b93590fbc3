import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Services } from '#server/services.ts'
import { refuse } from './problem.ts'

/** What a call threw. A surprise is noted in full here and told in general words there. */
export function answerFailures({ log }: Services): ErrorHandler {
  return (error, c) => {
    const status = error instanceof HTTPException ? error.status : 500
    if (status === 400)
      return refuse(400, 'The body is not valid JSON. Send one JSON object, with names in double quotes.')
    if (status === 415) return refuse(415)
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'API call failed')
    return refuse(500)
  }
}
