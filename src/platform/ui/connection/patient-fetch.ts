import { type Cause, connection } from './connection.ts'

/** A form that nobody answered, or that was not even sent. */
export class NoAnswer extends Error {
  readonly reason: Cause
  readonly isSent: boolean
  constructor(reason: Cause, isSent: boolean) {
    super('No answer')
    this.reason = reason
    this.isSent = isSent
  }
}

type Missed = { cause: Cause; retryAfter: number }

const longestPause = 30
const longestAsked = 300

/**
 * React Router asks for a page's data with the browser's `fetch`, and takes a lost connection for an error of the page.
 * Here a reading is repeated until it is answered, so that to the router it merely takes long: the page stays as it is,
 * and whoever clicks on something else ends the wait. A form is never repeated unasked.
 */
export function makeFetchPatient() {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (!isPageData(input)) return fetch(input, init)
    const ask = () => fetch(input, init)
    return init?.method === 'POST' ? send(ask, init.signal) : read(ask, init?.signal)
  }
  window.addEventListener('online', connection.retryNow)
}

/** What the router asks for. */
export const isPageData = (input: RequestInfo | URL) => input instanceof URL && input.pathname.endsWith('.data')

/** Set by 'try again': what the browser believes about its connection may be wrong. */
let insists = false
export const insist = () => {
  insists = true
}

async function send(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  const isSent = navigator.onLine || insists
  insists = false
  // Not sending it is the one way to be sure that nothing was charged.
  if (!isSent) throw new NoAnswer('offline', false)
  const answer = await tryOnce(ask, signal)
  // Our own form may say that it was not saved; anybody else's page says nothing about it.
  if (answer instanceof Response && (answer.headers.has('X-Remix-Response') || !isRefused(answer))) return answer
  throw new NoAnswer(answer instanceof Response ? 'away' : answer.cause, true)
}

/** Anything that is read, patiently. Rejects only where it is not wanted any more. */
export async function read(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  const reading = {}
  try {
    for (let tries = 1; ; tries += 1) {
      const answer = await tryOnce(ask, signal)
      if (answer instanceof Response && !isAway(answer)) return answer
      const { cause, retryAfter } = answer instanceof Response ? awayFor(answer) : answer
      connection.missed(reading, cause)
      await connection.pause(Math.max(retryAfter, Math.min(longestPause, 2 ** tries)), signal)
      signal?.throwIfAborted()
    }
  } finally {
    connection.reached(reading)
  }
}

/** It came, and nobody looked at it: the server is away, or this address has sent too many forms. */
const isRefused = (answer: Response) => isAway(answer) || answer.status === 429

export const isAway = ({ status }: { status: number }) => status >= 502 && status <= 504

function awayFor({ headers }: Response): Missed {
  const seconds = Number(headers.get('Retry-After'))
  return { cause: 'away', retryAfter: seconds > 0 ? Math.min(seconds, longestAsked) : 0 }
}

/** Read to its end: a connection may break off in the middle of an answer. */
export async function tryOnce(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response | Missed> {
  try {
    const response = await ask()
    return response.body ? new Response(await response.blob(), response) : response
  } catch (error) {
    if (signal?.aborted) throw error
    return { cause: 'offline', retryAfter: 0 }
  }
}
