import type { Logger } from 'pino'
import type { Features } from '#features/catalogue/rules/site-parts.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { OpenDatabase } from '#platform/server/db/client.ts'
import { type LiveIndex, openLiveIndex, type Pace } from '#platform/server/db/live-index.ts'
import { madridDay } from '#platform/time/dates.ts'
import { loadSnapshot, type Snapshot } from './snapshot.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    catalogue: CatalogueStore
  }
}

/** The channel that the database's triggers notify when a catalogue table changes. */
export const catalogueChannel = 'catalogue_changed'

export type CatalogueStore = LiveIndex<Snapshot>

/** Changes are read at once. A reading takes a second or two: where one fails, the next may wait. */
const pace: Pace = { between: 0, whole: Number.POSITIVE_INFINITY, again: 5000, reconnect: 1000 }

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
export async function openCatalogue(needs: Needs): Promise<CatalogueStore> {
  const { database, connectionString, features, clock, log, prepare } = needs
  const readWhole = async () => {
    const loaded = await loadSnapshot(database.db, features, madridDay(clock.now()))
    await prepare?.(loaded)
    return loaded
  }
  return openLiveIndex({
    name: 'catalogue',
    channel: catalogueChannel,
    connectionString,
    log,
    pace,
    readWhole,
    // The triggers name no parts.
    rereadParts: readWhole,
  })
}
