import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'
import { waitUntil } from '../wait-until.ts'
import { copyPreparedFolder } from './prepared-folder.ts'
import { exitOf, startServer } from './server-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'calmaria-stopping-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A connection that has been used and is kept for the next request. */
async function keepAlive(port: number) {
  const socket = connect(port, 'localhost')
  const gone = new Promise((closed) => socket.once('close', closed))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: keep-alive\r\n\r\n')
  await once(socket, 'data')
  socket.resume()
  return { gone }
}

/** To the embedded database, which must not go before the purchase is answered. */
async function connectTo(data: string) {
  const client = new pg.Client({ connectionString: addressOfRunning(data, 'postgres') ?? '' })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

/** A visitor would be sent away after four seconds, which a busy machine may take. */
async function waitForLocks(): Promise<string> {
  const limits = JSON.stringify(join(import.meta.dirname, '../../src/platform/server/db/limits.ts'))
  const file = join(folder, 'patient.mjs')
  await writeFile(
    file,
    `import { requestLimits } from ${limits}
     Object.assign(requestLimits, { statement: 0, lock: 0, answer: 5 * 60_000 })`,
  )
  return `--import=${file}`
}

test('SIGTERM in the middle of a purchase lets it be answered, and closes who only waits', async () => {
  const data = join(folder, 'data')
  await copyPreparedFolder(data)
  const { child, port, url } = await startServer({ DATA_DIR: data, NODE_OPTIONS: await waitForLocks() })
  const [database, watcher] = [await connectTo(data), await connectTo(data)]
  const { rows } = await database.query('select uuid from services order by uuid limit 1')
  const idle = await keepAlive(port)
  // The purchase is written as soon as nobody locks its table any more.
  await database.query('begin; lock table purchases in access exclusive mode')
  const body = new URLSearchParams({ service: rows[0].uuid, units: '1' })
  const purchase = fetch(`${url}/voucher/start/`, { method: 'POST', body, redirect: 'manual' })
  await waitUntil(async () => {
    const waiting = await watcher.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    expect(waiting.rowCount).toBe(1)
  })
  child.kill('SIGTERM')
  await idle.gone
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  await database.query('commit')
  const answer = await purchase
  expect([answer.status, answer.headers.get('Connection')]).toEqual([303, 'close'])
  expect(await exitOf(child)).toBe(0)
})
