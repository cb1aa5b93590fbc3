import pg from 'pg'
import { requestLimits } from './limits.ts'

type Listening = { connectionString: string; channel: string; onNotice: (payload: string) => void; onLost: () => void }
type Pace = { beat: number; answer: number }

const usualPace: Pace = { beat: 30_000, answer: requestLimits.answer }

/**
 * A connection that only listens. Nothing is asked on it, so a network that swallows everything would never be noticed:
 * now and then it is asked for a sign of life, and given up where there is none.
 */
export async function openListener(listening: Listening, pace = usualPace): Promise<pg.Client> {
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
