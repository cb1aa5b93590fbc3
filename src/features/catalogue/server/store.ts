import type pg from 'pg'
import type { Logger } from 'pino'
import type { Features } from '#features/catalogue/rules/site-parts.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { OpenDatabase } from '#platform/server/db/client.ts'
import { openListener } from '#platform/server/db/listener.ts'
import { madridDay } from '#platform/time/dates.ts'
import { loadSnapshot, type Snapshot } from './snapshot.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    catalogue: CatalogueStore
  }
}

/** The channel that the database's triggers notify when a catalogue table changes. */
export const catalogueChannel = 'catalogue_changed'

export type CatalogueStore = {
  current: () => Snapshot
  refresh: () => Promise<void>
  close: () => Promise<void>
}

const pauseBeforeReconnecting = 1000
const pauseBeforeRetrying = 5000

type Needs = {
  database: OpenDatabase
  connectionString: string
  features: Features
  clock: Clock
  log: Logger
  /** What a new snapshot needs before visitors meet it. */
  prepare?: (snapshot: Snapshot) => Promise<void>
}

/** Keeps the newest snapshot: pages read it without waiting, a notification builds and swaps the next. */
export async function openCatalogue({
  database,
  connectionString,
  features,
  clock,
  log,
  prepare,
}: Needs): Promise<CatalogueStore> {
  const load = async () => {
    const loaded = await loadSnapshot(database.db, features, madridDay(clock.now()))
    await prepare?.(loaded)
    return loaded
  }
  const report = (error: unknown) => log.error({ err: error }, 'catalogue not refreshed')
  let snapshot: Snapshot
  let isClosed = false
  let listener: pg.Client | undefined
  let pending: Promise<void> | null = null
  let isStale = false

  async function listen() {
    const onNotice = () => void refresh().catch(reportAndRetry)
    listener = await openListener({ connectionString, channel: catalogueChannel, onNotice, onLost: reconnectLater })
    if (isClosed) await listener.end()
  }

  /** A reading that failed for a passing reason must not leave an old catalogue until the next change. */
  function reportAndRetry(error: unknown) {
    report(error)
    if (!isClosed) setTimeout(() => void refresh().catch(reportAndRetry), pauseBeforeRetrying).unref()
  }

  function reconnectLater() {
    if (!isClosed) setTimeout(() => void reconnect(), pauseBeforeReconnecting).unref()
  }

  async function reconnect() {
    if (isClosed) return
    try {
      await listen()
    } catch (error) {
      report(error)
      return reconnectLater()
    }
    await refresh().catch(reportAndRetry)
  }

  /** Changes that come while one is being read lead to one more reading, not to one each. */
  async function refresh(): Promise<void> {
    isStale = true
    pending ??= readWhileStale().finally(() => {
      pending = null
    })
    return pending
  }

  async function readWhileStale() {
    while (isStale) {
      isStale = false
      try {
        snapshot = await load()
      } catch (error) {
        // What came in the meantime may have mended it.
        if (!isStale) throw error
        report(error)
      }
    }
  }

  async function close() {
    isClosed = true
    await pending?.catch(() => {})
    await listener?.end()
  }

  // Listening comes before the first reading: a change in between is then not missed.
  await listen()
  await refresh().catch(async (error) => {
    await close()
    throw error
  })
  return { current: () => snapshot, refresh, close }
}
