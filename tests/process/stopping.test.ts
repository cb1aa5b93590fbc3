import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressOfRunning } from '#server/db/embedded/running-cluster.ts'
import { exitOf, startServer } from './server-process.ts'

vi.setConfig({ testTimeout: 120_000 })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calmaria-stopping-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function openDatabase() {
  const client = new pg.Client({ connectionString: addressOfRunning(folder, 'postgres') ?? '' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A connection that has been used and is kept for the next request. */
async function keptAlive(port: number) {
  const socket = connect(port, 'localhost')
  const gone = new Promise((closed) => socket.once('close', closed))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: keep-alive\r\n\r\n')
  await once(socket, 'data')
  socket.resume()
  return { gone }
}

test('SIGTERM in the middle of a purchase lets it be answered, and closes who only waits', async () => {
  const { child, port, url } = await startServer({ DATA_DIR: folder })
  const [database, watcher] = [await openDatabase(), await openDatabase()]
  const { rows } = await database.query('select uuid from services order by uuid limit 1')
  const idle = await keptAlive(port)
  // The purchase is written as soon as nobody locks its table any more.
  await database.query('begin; lock table purchases in access exclusive mode')
  const body = new URLSearchParams({ service: rows[0].uuid, units: '1' })
  const purchase = fetch(`${url}/voucher/start/`, { method: 'POST', body, redirect: 'manual' })
  await vi.waitFor(async () => {
    const waiting = await watcher.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    expect(waiting.rowCount).toBe(1)
  }, 20_000)
  child.kill('SIGTERM')
  await idle.gone
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  await database.query('commit')
  const answer = await purchase
  expect([answer.status, answer.headers.get('Connection')]).toEqual([303, 'close'])
  expect(await exitOf(child)).toBe(0)
})
