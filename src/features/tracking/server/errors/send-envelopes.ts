import type { Dsn } from '#features/tracking/rules/errors/dsn.ts'
import { envelopeHeaders } from '#features/tracking/rules/errors/event.ts'

type Options = {
  dsn: Dsn
  fetch?: typeof globalThis.fetch
  now: () => number
  /** Told once, until one arrives again. */
  warn: (details: object) => void
  timeout?: number
}

const mostWaiting = 50
/** In milliseconds, like everything here. A host that is away is left alone for a minute, or as long as it asks for. */
const pause = 60_000
const longestPause = 60 * 60_000

/**
 * One envelope after the other, behind everybody's back: whatever the host does, nobody waits for it, and what it does
 * not take is not kept. The log has all errors anyway.
 */
export function makeEnvelopeSender({ dsn, fetch = globalThis.fetch, now, warn, timeout = 5000 }: Options) {
  const waiting: string[] = []
  let pausedUntil = 0
  let isFailing = false
  let work = Promise.resolve()
  let isBusy = false

  async function post(body: string) {
    try {
      const signal = AbortSignal.timeout(timeout)
      const headers = envelopeHeaders(dsn)
      const answer = await fetch(dsn.envelopeUrl, { method: 'POST', headers, body, signal, redirect: 'error' })
      // What it says is of no interest, however long it is.
      await answer.body?.cancel()
      if (answer.ok) isFailing = false
      else fail({ status: answer.status }, answer)
    } catch (error) {
      fail({ err: error })
    }
  }

  function fail(details: object, answer?: Response) {
    // This one envelope was not liked; the next may be.
    if (answer && [400, 413].includes(answer.status)) return warn(details)
    const asked = Number(answer?.headers.get('retry-after')) * 1000
    pausedUntil = now() + (asked > 0 ? Math.min(asked, longestPause) : pause)
    waiting.length = 0
    if (!isFailing) warn(details)
    isFailing = true
  }

  async function sendAll() {
    isBusy = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await post(next)
    isBusy = false
  }

  return {
    send: (envelope: string) => {
      if (waiting.length >= mostWaiting || now() < pausedUntil) return
      waiting.push(envelope)
      if (!isBusy) work = sendAll()
    },
    /** Until all that wait have been sent, or given up. */
    settle: () => work,
  }
}
