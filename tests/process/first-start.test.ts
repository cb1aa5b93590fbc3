import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'
import { preparationLock } from '#platform/server/db/prepare-database.ts'
import { waitUntil } from '../wait-until.ts'
import { ended, launchServer, startServer } from './server-process.ts'

const folder = await realpath(await mkdtemp(join(tmpdir(), 'calmaria-first-start-')))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Processes of PostgreSQL that were started for a data folder, or for the one that is made beside it. */
const databasesOf = (data: string) =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(`${data}/pg`))

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

async function connectTo(data: string) {
  const client = new pg.Client({ connectionString: addressOfRunning(data, 'postgres') ?? '' })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

function expectNothingLeft(data: string) {
  expect(databasesOf(data)).toEqual([])
  expect(existsSync(join(data, 'lock'))).toBe(false)
}

test('a signal while PostgreSQL is being made ends that too', async () => {
  const data = join(folder, 'made')
  const { child, errors } = launchServer({ DATA_DIR: data, PORT: '0' })
  await waitUntil(async () => expect(databasesOf(data)).not.toEqual([]))
  expect(await ended(child, 'SIGTERM')).toBe(0)
  expect(errors()).toBe('')
  expectNothingLeft(data)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s while the database is prepared stops PostgreSQL too', async (signal) => {
  const data = join(folder, signal)
  const { child, output, errors } = launchServer({ DATA_DIR: data, PORT: '0' })
  await waitUntil(async () => {
    const client = await connectTo(data)
    // Whichever of the two is first: the server waits for us, or works for seconds.
    await client.query(`select pg_try_advisory_lock(${preparationLock})`)
    const found = await client.query(`select 1 from pg_stat_activity where application_name = 'calmaria-prepare'`)
    expect(found.rowCount).toBe(1)
  })
  expect(await ended(child, signal)).toBe(0)
  expect(output() + errors()).toBe('')
  expectNothingLeft(data)
  if (signal === 'SIGINT') return
  const next = await startServer({ DATA_DIR: data })
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
})
