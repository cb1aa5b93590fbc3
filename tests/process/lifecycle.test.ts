import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ended, endStaying, exitOf, launchServer, type ServerProcess, startServer } from './server-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'calmaria-process-'))
afterAll(async () => {
  await endStaying()
  await rm(folder, { recursive: true, force: true })
})

type Running = ServerProcess & { saidFirst: string }

let running: Running | null = null

/** The one of the test before, or where that has ended, the next on the same folder. The first begins with nothing. */
async function findServer(): Promise<Running> {
  if (running) return running
  const server = await startServer({ DATA_DIR: folder }, { stays: true })
  running = { ...server, saidFirst: server.output() }
  return running
}

function endServer({ child }: Running, signal: NodeJS.Signals) {
  running = null
  return ended(child, signal)
}

const whereItListens = /^Calmaria listens on http:\/\/localhost:\d+ \(ready in [\d.]+ s\)\n$/

const isReady = async ({ url }: Running) => (await fetch(`${url}/readyz`)).status === 200

test('the first start, which begins with nothing, says no more than where it listens', async () => {
  expect((await findServer()).saidFirst).toMatch(whereItListens)
})

test('the sandbox answers this machine alone', async () => {
  const { url } = await findServer()
  const ask = (headers: Record<string, string>) => fetch(`${url}/sandbox/mailbox/`, { headers })
  expect((await ask({})).status).toBe(200)
  expect((await ask({ 'X-Forwarded-For': '203.0.113.7' })).status).toBe(403)
})

test('a second start on the same data folder says so and exits, and the first goes on', async () => {
  const server = await findServer()
  const second = launchServer({ DATA_DIR: folder, PORT: '0' }, { mayTell: (told) => /is in use/.test(told) })
  expect(await exitOf(second.child)).toBe(1)
  expect(second.errors()).toContain(`The data folder ${folder} is in use`)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

// How long it may take is in src/platform/server/db/embedded/end-server.test.ts: what a killed process leaves is asked to end, and
// not waited for any longer than it takes.
test('after kill -9 the next start recovers by itself', async () => {
  const server = await findServer()
  const { child, url } = server
  await endServer(server, 'SIGKILL')
  expect(child.signalCode).toBe('SIGKILL')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  const next = await findServer()
  expect(await isReady(next)).toBe(true)
  expect((await fetch(`${next.url}/pt/spas/tenerife/`)).status).toBe(200)
})

test('the server says in one line where it listens, and Ctrl-C stops everything', async () => {
  const server = await findServer()
  expect(server.saidFirst).toMatch(whereItListens)
  expect(await isReady(server)).toBe(true)
  expect(await endServer(server, 'SIGINT')).toBe(0)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
})

test('a port that is taken and settings that are wrong are told in a sentence', async () => {
  if (running) await endServer(running, 'SIGINT')
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const busy = launchServer({ DATA_DIR: folder, PORT: String(port) }, { mayTell: (told) => /is taken/.test(told) })
  expect(await exitOf(busy.child)).toBe(1)
  expect(busy.errors()).toBe(`Port ${port} is taken. Set PORT to another one.\n`)
  taken.close()
  const settings = { DATA_DIR: folder, PORT: 'ninety', DATABASE_URL: 'mysql://x' }
  const wrong = launchServer(settings, { mayTell: (told) => /settings are not right/.test(told) })
  expect(await exitOf(wrong.child)).toBe(1)
  expect(wrong.errors()).toMatch(/PORT: .*\n.*DATABASE_URL: must be a postgresql:\/\/ address/)
})
