import pg from 'pg'
import type { Logger } from 'pino'
import { madridDay } from '#domain/dates.ts'
import type { Features } from '#domain/site/features.ts'
import type { Clock } from '#server/clock.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { loadSnapshot, type Snapshot } from './snapshot.ts'

/** The channel that the database's triggers notify when a catalogue table changes. */
export const catalogueChannel = 'catalogue_changed'

export type CatalogueStore = {
  current: () => Snapshot
  refresh: () => Promise<void>
  close: () => Promise<void>
}

type Needs = { database: OpenDatabase; connectionString: string; features: Features; clock: Clock; log: Logger }

/** Keeps the newest snapshot: pages read it without waiting, a notification builds and swaps the next. */
export async function openCatalogue({
  database,
  connectionString,
  features,
  clock,
  log,
}: Needs): Promise<CatalogueStore> {
  const load = () => loadSnapshot(database.db, features, madridDay(clock.now()))
  let isClosed = false
  let listener: pg.Client | undefined
  let pending: Promise<void> | null = null
  let isStale = false
  // Listening comes before the first load: a change in between is then not missed.
  await listen()
  let snapshot = await load()

  async function listen() {
    const client = new pg.Client({ connectionString, application_name: 'calmaria-listener' })
    client.on('notification', () => void refresh().catch(report))
    client.on('error', () => {})
    client.on('end', () => setTimeout(() => void reconnect().catch(report), 1000).unref())
    await client.connect()
    await client.query(`listen ${catalogueChannel}`)
    listener = client
  }

  async function reconnect() {
    if (isClosed) return
    try {
      await listen()
      await refresh()
    } catch (error) {
      report(error)
      setTimeout(() => void reconnect().catch(report), 1000).unref()
    }
  }

  const report = (error: unknown) => log.error({ err: error }, 'catalogue not refreshed')

  /** Changes that come while one is being read lead to one more reading, not to one each. */
  async function refresh(): Promise<void> {
    isStale = true
    pending ??= (async () => {
      while (isStale) {
        isStale = false
        snapshot = await load()
      }
    })().finally(() => {
      pending = null
    })
    return pending
  }

  return {
    current: () => snapshot,
    refresh,
    close: async () => {
      isClosed = true
      await pending?.catch(() => {})
      await listener?.end()
    },
  }
}
