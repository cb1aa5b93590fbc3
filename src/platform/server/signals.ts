import type { Logger } from 'pino'
import { isDatabaseAway } from './db/database-away.ts'

/** Longer than all steps of an orderly stop together: whatever hangs then, the process ends. */
const stoppingTakes = 30_000

export function stopOnSignals(stop: () => Promise<void>) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C must not cut short the orderly stop of the first.
      if (isStopping) return
      isStopping = true
      setTimeout(() => end('The stop took too long and was cut short.'), stoppingTakes).unref()
      stop().then(() => process.exit(0), end)
    })
  }
}

function end(why: unknown) {
  console.error(why)
  process.exit(1)
}

/**
 * A lost database must not end the process. Each promise that may fail has somebody who waits for it; should one have
 * been forgotten, it is told as an error, and the visitors of all the others stay. Anything else ends it, as is usual.
 */
export function surviveLostPromises(log: Logger) {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseAway(error)) throw error
    log.error({ err: error }, 'a promise that nobody waits for')
  })
}
