import pg from 'pg'
import type { Logger } from 'pino'
import { requestLimits } from './limits.ts'

/** Something that every process reads from the database into its memory, and that is kept true. */
export type LiveIndex<Index> = {
  current: () => Index
  refresh: () => Promise<void>
  close: () => Promise<void>
}

/** In milliseconds: between two readings, until everything is read anyway, and before trying again to read or to connect. */
export type Pace = { between: number; whole: number; again: number; reconnect?: number }

type Source<Index> = {
  /** As the log calls it. */
  name: string
  /** On which the database's triggers name the parts that have changed; an empty name is all of them. */
  channel: string
  connectionString: string
  log: Logger
  pace: Pace
  readWhole: (before: Index | undefined) => Promise<Index>
  /** The same index with some parts as they are now. */
  rereadParts: (index: Index, parts: readonly string[]) => Promise<Index>
}

/** Parts that change are read again, many changes at once, and all of it now and then. */
export async function openLiveIndex<Index>(source: Source<Index>): Promise<LiveIndex<Index>> {
  const { name, channel, connectionString, log, pace, readWhole, rereadParts } = source
  const report = (error: unknown) => log.error({ err: error }, `${name} not refreshed`)
  const changed = new Set<string>()
  let index: Index | undefined
  let isWholeStale = false
  let isClosed = false
  let listener: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()

  async function listen() {
    listener = await openListener({ connectionString, channel, onNotice, onLost: reconnectLater })
    if (isClosed) await listener.end()
  }

  function onNotice(part: string) {
    if (part) changed.add(part)
    else isWholeStale = true
    readLater()
  }

  /** The first change waits as long as the last one of a crowd, so that a crowd is one reading. */
  function readLater(pause = pace.between) {
    if (isClosed) return
    waiting ??= setTimeout(() => {
      waiting = undefined
      read().catch((error) => {
        report(error)
        readLater(pace.again)
      })
    }, pause).unref()
  }

  function reconnectLater() {
    if (!isClosed) setTimeout(() => void reconnect(), pace.reconnect ?? pace.again).unref()
  }

  async function reconnect() {
    if (isClosed) return
    try {
      await listen()
    } catch (error) {
      report(error)
      return reconnectLater()
    }
    // What changed meanwhile was notified to nobody.
    readWholeLater()
  }

  /** One reading after the other: an older answer must not take the place of a newer one. */
  function read(): Promise<void> {
    reading = reading.catch(() => {}).then(readStale)
    return reading
  }

  async function readStale() {
    const parts = [...changed]
    const isWhole = isWholeStale
    changed.clear()
    isWholeStale = false
    try {
      if (isWhole || index === undefined) index = await readWhole(index)
      else if (parts.length > 0) index = await rereadParts(index, parts)
    } catch (error) {
      isWholeStale = true
      throw error
    }
  }

  async function refresh() {
    isWholeStale = true
    await read()
  }

  function readWholeLater() {
    isWholeStale = true
    readLater()
  }
  const wholeAgain = Number.isFinite(pace.whole) && setInterval(readWholeLater, pace.whole).unref()

  async function close() {
    isClosed = true
    if (wholeAgain) clearInterval(wholeAgain)
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
  // It was read above.
  return { current: () => index as Index, refresh, close }
}

type Listening = { connectionString: string; channel: string; onNotice: (payload: string) => void; onLost: () => void }
type ListenerPace = { beat: number; answer: number }

const usualListenerPace: ListenerPace = { beat: 30_000, answer: requestLimits.answer }

/**
 * A connection that only listens. Nothing is asked on it, so a network that swallows everything would never be noticed:
 * now and then it is asked for a sign of life, and given up where there is none.
 */
export async function openListener(listening: Listening, pace = usualListenerPace): Promise<pg.Client> {
  const { connectionString, channel, onNotice, onLost } = listening
  const client = new pg.Client({
    connectionString,
    application_name: 'calmaria-listener',
    keepAlive: true,
    connectionTimeoutMillis: requestLimits.connect,
    query_timeout: pace.answer,
  })
  const endConnection = () => void client.end().catch(() => {})
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    endConnection()
    throw error
  }
  const heart = setInterval(() => client.query('select 1').catch(endConnection), pace.beat).unref()
  // Only now: an attempt that failed ends too, and would then be repeated twice each time.
  client.once('end', () => {
    clearInterval(heart)
    onLost()
  })
  return client
}
