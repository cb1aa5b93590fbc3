import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { copyPreparedFolder } from './prepared-folder.ts'
import { ended, startServer } from './server-process.ts'
import { tellsOfLostDatabase } from './support/told-errors.ts'

const home = await mkdtemp(join(tmpdir(), 'calmaria-frozen-'))
const folder = join(home, 'data')
afterAll(() => rm(home, { recursive: true, force: true }))

/** All processes of the database: its head, and one for each connection. */
const processesIn = (data: string) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
        return pid > 0 && isPostgres && readlinkSync(`/proc/${pid}/cwd`) === join(data, 'pg')
      } catch {
        return false
      }
    })

function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended in the meantime.
    }
  }
}

// It stays frozen to the end: that there is an answer is enough. How many seconds each may take is in
// src/platform/server/db/readiness.test.ts, client.test.ts and embedded/end-server.test.ts there.
test('while the database is frozen, pages are served, what needs it is told 503, and SIGTERM ends us', async () => {
  await copyPreparedFolder(folder)
  const { child, url } = await startServer({ DATA_DIR: folder }, { mayTell: tellsOfLostDatabase })
  // Some connections are open by then.
  await Promise.all(Array.from({ length: 4 }, () => fetch(`${url}/readyz`)))
  const database = processesIn(folder)
  expect(database.length).toBeGreaterThan(3)
  signal(database, 'SIGSTOP')
  onTestFinished(() => signal(database, 'SIGCONT'))
  const unknown = `${url}/api/purchases/00000000-0000-4000-8000-000000000000`
  const ask = () => fetch(unknown, { headers: { Cookie: 'purchases=00000000-0000-4000-8000-000000000000' } })
  const answers = Promise.all(Array.from({ length: 30 }, ask))
  expect((await fetch(`${url}/pt/spas/tenerife/`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  for (const { status, headers } of await answers) {
    expect([status, headers.get('Retry-After')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  }
  // Whoever has not ended in order after 30 seconds ends with another number.
  expect(await ended(child, 'SIGTERM')).toBe(0)
  expect(processesIn(folder)).toEqual([])
})
