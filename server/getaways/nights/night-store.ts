import type pg from 'pg'
import type { Logger } from 'pino'
import { madridDay } from '#domain/dates.ts'
import { type NightIndex, noNights } from '#domain/getaways/finding/night-index.ts'
import type { Clock } from '#server/clock.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { openListener } from '#server/db/listener.ts'
import { readNightIndex, rereadRooms } from './read-night-index.ts'

/** The channel on which the database's triggers name the rooms whose nights have changed. */
const nightsChannel = 'nights_changed'

/** The nights of our own rooms, for finding getaways. What is sold is asked of the supplier. */
export type NightStore = {
  current: () => NightIndex
  refresh: () => Promise<void>
  close: () => Promise<void>
}

type Needs = { database: OpenDatabase; connectionString: string; clock: Clock; log: Logger; pace?: Pace }

/** In milliseconds: between two readings, until everything is read anyway, and before trying again. */
type Pace = { between: number; whole: number; again: number }

/**
 * All nights of 400 getaways cost a second of the processor's time. A listener that hears nothing is noticed by its
 * heartbeat, and everything is read then: what else could be missed is a trigger that somebody switched off.
 */
export const usualPace: Pace = { between: 3000, whole: 60 * 60_000, again: 1000 }

/** Keeps the newest index: rooms that change are read again, many changes at once, and all of them every hour. */
export async function openNights({ database, connectionString, clock, log, pace = usualPace }: Needs) {
  const report = (error: unknown) => log.error({ err: error }, 'nights not refreshed')
  const changed = new Set<string>()
  let index = noNights(madridDay(clock.now()))
  let isWholeStale = false
  let isClosed = false
  let listener: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()

  async function listen() {
    listener = await openListener({ connectionString, channel: nightsChannel, onNotice, onLost: reconnectLater })
    if (isClosed) await listener.end()
  }

  function onNotice(roomUuid: string) {
    if (roomUuid) changed.add(roomUuid)
    else isWholeStale = true
    readLater()
  }

  /** The first change waits as long as the last one of a crowd, so that a crowd is one reading. */
  function readLater() {
    if (isClosed) return
    waiting ??= setTimeout(() => {
      waiting = undefined
      read().catch((error) => {
        report(error)
        readLater()
      })
    }, pace.between).unref()
  }

  function reconnectLater() {
    if (!isClosed) setTimeout(() => void reconnect(), pace.again).unref()
  }

  async function reconnect() {
    if (isClosed) return
    try {
      await listen()
    } catch (error) {
      report(error)
      return reconnectLater()
    }
    // What changed meanwhile was told to nobody.
    isWholeStale = true
    readLater()
  }

  /** One reading after the other: an older answer must not take the place of a newer one. */
  function read(): Promise<void> {
    reading = reading.catch(() => {}).then(readStale)
    return reading
  }

  async function readStale() {
    const rooms = [...changed]
    const isWhole = isWholeStale
    changed.clear()
    isWholeStale = false
    try {
      if (isWhole) index = await readNightIndex(database.db, madridDay(clock.now()))
      else if (rooms.length > 0) index = await rereadRooms(database.db, index, rooms)
    } catch (error) {
      isWholeStale = true
      throw error
    }
  }

  async function refresh() {
    isWholeStale = true
    await read()
  }

  const wholeAgain = setInterval(() => {
    isWholeStale = true
    readLater()
  }, pace.whole).unref()

  async function close() {
    isClosed = true
    clearInterval(wholeAgain)
    clearTimeout(waiting)
    await reading.catch(() => {})
    await listener?.end()
  }

  try {
    // Listening comes before the first reading: a change in between is then not missed.
    await listen()
    await refresh()
  } catch (error) {
    await close()
    throw error
  }
  return { current: () => index, refresh, close } satisfies NightStore
}
