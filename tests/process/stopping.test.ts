import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../test-database.ts'
import { waitUntil } from '../wait-until.ts'
import { exitOf, onDatabase, startServer } from './server-process.ts'

const { connectionString, pool } = await testDatabase('demo')
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

/** Until it is given back, nobody writes a purchase. */
async function lockPurchases() {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin; lock table purchases in access exclusive mode')
  return { giveBack: () => client.query('commit') }
}

/** A visitor would be sent away after four seconds, which a busy machine may take. */
async function waitForLocks(): Promise<string> {
  const limits = JSON.stringify(join(import.meta.dirname, '../../server/db/limits.ts'))
  const file = join(folder, 'patient.mjs')
  await writeFile(
    file,
    `import { requestLimits } from ${limits}
     Object.assign(requestLimits, { statement: 0, lock: 0, answer: 5 * 60_000 })`,
  )
  return `--import=${file}`
}

test('SIGTERM in the middle of a purchase lets it be answered, and closes who only waits', async () => {
  const { child, port, url } = await startServer({
    ...onDatabase(connectionString),
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: await waitForLocks(),
  })
  const { rows } = await pool.query('select uuid from services order by uuid limit 1')
  const idle = await keepAlive(port)
  const purchases = await lockPurchases()
  const body = new URLSearchParams({ service: rows[0].uuid, units: '1' })
  const purchase = fetch(`${url}/voucher/start/`, { method: 'POST', body, redirect: 'manual' })
  await waitUntil(async () => {
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    expect((await pool.query(waiting)).rowCount).toBe(1)
  })
  child.kill('SIGTERM')
  await idle.gone
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  await purchases.giveBack()
  const answer = await purchase
  expect([answer.status, answer.headers.get('Connection')]).toEqual([303, 'close'])
  expect(await exitOf(child)).toBe(0)
})
