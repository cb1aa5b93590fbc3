import type { Logger } from 'pino'
import {
  type FunnelKey,
  type FunnelRow,
  funnelKey,
  mostOrigins,
  noCounts,
} from '#features/tracking/rules/funnel/funnel.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/db/client.ts'
import { madridDay } from '#platform/time/dates.ts'
import { boundedOrigin } from '#platform/visits/origin.ts'
import { storeRows } from './store-rows.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** How often pages that show goods were looked at. */
    views: ViewCounter
  }
}

export type Viewed = Omit<FunnelKey, 'day'>

export type ViewCounter = {
  count: (viewed: Viewed) => void
  /** Writes what was counted. If it can't be written it is kept for the next time. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

type Needs = { db: Database; clock: Clock; log: Logger }

const pauseInMilliseconds = 5000

/**
 * Counts views in memory, since no page waits for the database, and writes them every few seconds. Each day has a limited
 * number of origins, so that little waits even if the database is away for long.
 */
export function openViewCounter({ db, clock, log }: Needs): ViewCounter {
  let waiting = new Map<string, FunnelRow>()
  let writing: Promise<void> | null = null
  let today = ''
  let known = new Set<string>()

  const add = (key: FunnelKey, views: number) => {
    const name = funnelKey(key, key.day)
    const row = waiting.get(name)
    if (row) row.views += views
    else waiting.set(name, { ...key, ...noCounts, views })
  }

  function count(viewed: Viewed) {
    const day = madridDay(clock.now())
    if (day !== today) {
      today = day
      known = new Set()
    }
    // Mostly it is one that was counted just now: a kept page is served in some microseconds.
    const row = waiting.get(funnelKey(viewed, day))
    if (row) row.views++
    else add({ ...viewed, ...boundedOrigin(viewed, known, mostOrigins.views), day }, 1)
  }

  async function write() {
    if (waiting.size === 0) return
    const rows = waiting
    waiting = new Map()
    try {
      await db.transaction((tx) => storeRows(tx, [...rows.values()], mostOrigins.views))
    } catch (error) {
      log.warn({ err: error }, 'views not written')
      for (const { views, ...row } of rows.values()) add(row, views)
    }
  }

  async function flush() {
    while (writing) await writing
    writing = write().finally(() => {
      writing = null
    })
    await writing
  }

  const timer = setInterval(() => void (writing ?? flush()), pauseInMilliseconds).unref()
  return {
    count,
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
