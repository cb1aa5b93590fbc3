import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'

/** What can go wrong between two computers, each to be switched on by a number of times it shall happen. */
export const faultMeanings = {
  'delay-answer': 'the answer to the shop comes after 35 seconds',
  'drop-answer': 'what the shop asked for is done, then the line is cut',
  'duplicate-notification': 'a notification is sent twice',
  'reorder-notification': 'a notification is held back until the next one has been sent',
  'withhold-notification': 'a notification is never sent',
  'bad-signature': 'an answer or notification carries a wrong signature',
  'hotel-down': 'the hotel supplier answers 503, and does nothing',
  'hotel-garbage': 'what was asked of the hotel supplier is done; its answer breaks off',
  'hotel-refuses': 'a hold or a confirmation is refused, although there is room',
  'hotel-raises-price': 'before a hold, the nights that are asked for become 10 % dearer, and stay so',
  'hotel-sells-last-room': 'before a hold, the rooms that are asked for are sold to somebody else',
  'hotel-loses-confirmation': 'a stay is booked, and the shop waits in vain for the answer',
  'tracker-down': 'the script of a tracker is answered 503',
  'tracker-slow': 'the script of a tracker comes after 35 seconds',
  'tracker-garbage': 'the script of a tracker is none',
}

export type FaultName = keyof typeof faultMeanings
export const faultNames = Object.keys(faultMeanings) as FaultName[]

export type Faults = {
  set: (fault: FaultName, times: number) => void
  /** Whether it shall happen now; each yes is one time less. */
  take: (fault: FaultName) => boolean
  left: () => Record<FaultName, number>
}

export const faultDelay = 35_000

export function makeFaults(): Faults {
  const left = Object.fromEntries(faultNames.map((name) => [name, 0])) as Record<FaultName, number>
  return {
    set: (fault, times) => {
      left[fault] = times
    },
    take: (fault) => {
      if (left[fault] === 0) return false
      left[fault]--
      return true
    },
    left: () => ({ ...left }),
  }
}

/** Whatever was asked has been done when its answer is late or lost. */
export function loseAnswers(faults: Faults, wait: (ms: number) => Promise<unknown> = sleep): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (faults.take('delay-answer')) await wait(faultDelay)
    if (faults.take('drop-answer')) c.res = hangUp(c.env)
  }
}

/** Inside one process there is no line to cut: an answer that says nothing is as near as it gets. */
export function hangUp(env: Partial<HttpBindings> | undefined): Response {
  if (!env?.outgoing) return new Response(null, { status: 502 })
  env.outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}
