import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ended, exitOf, launchServer, startServer } from './server-process.ts'

// A cold start beside other tests takes its time.
vi.setConfig({ testTimeout: 60_000 })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calmaria-process-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('the server says in one line where it listens, and Ctrl-C stops everything', async () => {
  const { child, port, output } = await start()
  expect(output()).toMatch(/^Calmaria listens on http:\/\/localhost:\d+ \(ready in [\d.]+ s\)\n$/)
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  expect(await ended(child, 'SIGINT')).toBe(0)
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
})

test('the sandbox answers this machine alone', async () => {
  const { port } = await start()
  const ask = (headers: Record<string, string>) => fetch(`http://localhost:${port}/sandbox/mailbox/`, { headers })
  expect((await ask({})).status).toBe(200)
  expect((await ask({ 'X-Forwarded-For': '203.0.113.7' })).status).toBe(403)
})

test('after kill -9 the next start recovers by itself, in under five seconds or twice an ordinary start', async () => {
  const ordinary = performance.now()
  const { child } = await start()
  // On a machine that is busy with something else, no more than twice what a start takes there.
  const allowed = Math.max(5000, 2 * (performance.now() - ordinary))
  await ended(child, 'SIGKILL')
  const begun = performance.now()
  const { port } = await start()
  expect(performance.now() - begun).toBeLessThan(allowed)
  expect((await fetch(`http://localhost:${port}/pt/spas/tenerife/`)).status).toBe(200)
})

test('a second start on the same data folder says so and exits, and the first goes on', async () => {
  const { port } = await start()
  const second = launch({ PORT: '0' })
  expect(await exitOf(second.child)).toBe(1)
  expect(second.errors()).toContain(`The data folder ${folder} is in use`)
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
})

test('a port that is taken and settings that are wrong are told in a sentence', async () => {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const busy = launch({ PORT: String(port) })
  expect(await exitOf(busy.child)).toBe(1)
  expect(busy.errors()).toBe(`Port ${port} is taken. Set PORT to another one.\n`)
  taken.close()
  const wrong = launch({ PORT: 'ninety', DATABASE_URL: 'mysql://x' })
  expect(await exitOf(wrong.child)).toBe(1)
  expect(wrong.errors()).toMatch(/PORT: .*\n.*DATABASE_URL: must be a postgresql:\/\/ address/)
})

const start = () => startServer({ DATA_DIR: folder })
const launch = (env: Record<string, string>) => launchServer({ DATA_DIR: folder, ...env })
