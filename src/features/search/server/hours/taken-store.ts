import type { Logger } from 'pino'
import { nothingTaken, type TakenIndex } from '#features/search/rules/hours/finding/taken-index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { OpenDatabase } from '#platform/server/db/client.ts'
import { type LiveIndex, openLiveIndex, type Pace } from '#platform/server/db/live-index.ts'
import { readTakenIndex, rereadResources } from './read-taken-index.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** What is taken of all that spas have, for finding services by day. */
    taken: TakenStore
  }
}

/** What is taken of all that spas have to be booked, for finding services by day. Who books asks the database. */
export type TakenStore = LiveIndex<TakenIndex>

type Needs = { database: OpenDatabase; connectionString: string; clock: Clock; log: Logger; pace?: Pace }

/** A resource is read in a millisecond: who goes back to a list finds the hour that they hold gone from it. */
export const usualPace: Pace = { between: 250, whole: 60 * 60_000, again: 1000 }

export const openTaken = ({ database, connectionString, clock, log, pace = usualPace }: Needs): Promise<TakenStore> =>
  openLiveIndex({
    name: 'what is taken',
    // Names the resources of which something was taken or given back.
    channel: 'claims_changed',
    connectionString,
    log,
    pace,
    readWhole: (before = nothingTaken) => readTakenIndex(database.db, before, clock.now()),
    rereadParts: (index, resources) => rereadResources(database.db, index, resources, clock.now()),
  })
