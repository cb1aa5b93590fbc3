import type { Logger } from 'pino'
import type { NightIndex } from '#features/search/rules/stays/finding/night-index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { OpenDatabase } from '#platform/server/db/client.ts'
import { type LiveIndex, openLiveIndex, type Pace } from '#platform/server/db/live-index.ts'
import { madridDay } from '#platform/time/dates.ts'
import { readNightIndex, rereadRooms } from './read-night-index.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** The nights of our own rooms, for finding getaways by dates. */
    nights: NightStore
  }
}

/** The nights of our own rooms, for finding getaways. What is sold is asked of the supplier. */
export type NightStore = LiveIndex<NightIndex>

type Needs = { database: OpenDatabase; connectionString: string; clock: Clock; log: Logger; pace?: Pace }

/**
 * All nights of 400 getaways cost a second of the processor's time. A listener that hears nothing is noticed by its
 * heartbeat, and everything is read then: what else could be missed is a trigger that somebody switched off.
 */
export const usualPace: Pace = { between: 3000, whole: 60 * 60_000, again: 1000 }

export const openNights = ({ database, connectionString, clock, log, pace = usualPace }: Needs): Promise<NightStore> =>
  openLiveIndex({
    name: 'nights',
    // Names the rooms whose nights have changed.
    channel: 'nights_changed',
    connectionString,
    log,
    pace,
    readWhole: () => readNightIndex(database.db, madridDay(clock.now())),
    rereadParts: (index, rooms) => rereadRooms(database.db, index, rooms),
  })
