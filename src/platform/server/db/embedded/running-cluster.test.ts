import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { isAlive } from './folder-lock.ts'
import { addressOfRunning } from './running-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'calmaria-running-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client.query('select 1 as one').finally(() => client.end())
}

test('a server is found by its folder while it runs, and neither before nor after, even if it was killed', async () => {
  expect(addressOfRunning(folder, 'postgres')).toBeNull()
  const first = await startCluster(folder)
  expect((await ask(addressOfRunning(folder, 'postgres') ?? '')).rows).toEqual([{ one: 1 }])
  await first.stop()
  expect(addressOfRunning(folder, 'postgres')).toBeNull()
  const second = await startCluster(folder)
  const postmaster = Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  // Without a pause, in which this process would start it again.
  while (isAlive(postmaster));
  expect(addressOfRunning(folder, 'postgres')).toBeNull()
  await second.stop()
})
