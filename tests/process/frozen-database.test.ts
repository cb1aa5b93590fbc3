import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ended, startServer } from './server-process.ts'

vi.setConfig({ testTimeout: 120_000 })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calmaria-frozen-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

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

/** How long it took, and what was answered. */
async function timed(asked: Promise<Response>) {
  const begun = performance.now()
  const { status, headers } = await asked
  return { status, retryAfter: headers.get('Retry-After'), seconds: (performance.now() - begun) / 1000 }
}

test('while the database is frozen, pages are served, what needs it is told 503 within seconds, and SIGTERM ends us', async () => {
  const { child, url } = await startServer({ DATA_DIR: folder })
  // Some connections are open by then.
  await Promise.all(Array.from({ length: 4 }, () => fetch(`${url}/readyz`)))
  const database = processesIn(folder)
  expect(database.length).toBeGreaterThan(3)
  signal(database, 'SIGSTOP')
  onTestFinished(() => signal(database, 'SIGCONT'))
  const page = await timed(fetch(`${url}/pt/spas/tenerife/`))
  expect(page).toMatchObject({ status: 200 })
  const ready = await timed(fetch(`${url}/readyz`))
  expect(ready.status).toBe(503)
  expect(ready.seconds).toBeLessThan(5)
  const unknown = `${url}/api/purchases/00000000-0000-4000-8000-000000000000`
  const asked = () => timed(fetch(unknown, { headers: { Cookie: 'purchases=00000000-0000-4000-8000-000000000000' } }))
  for (const answer of await Promise.all(Array.from({ length: 30 }, asked))) {
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(answer.seconds).toBeLessThan(15)
  }
  const told = performance.now()
  expect(await ended(child, 'SIGTERM')).toBe(0)
  expect((performance.now() - told) / 1000).toBeLessThan(30)
  expect(processesIn(folder)).toEqual([])
})
