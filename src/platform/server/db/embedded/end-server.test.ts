import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { endServer } from './end-server.ts'

// A pause takes as long as it says and not a moment: what is counted is how long anybody would have waited.
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
}))
vi.useFakeTimers({ toFake: ['Date'] })

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'calmaria-end-')))
// By its name and folder it is the server of this folder; it lives until the file is over.
writeFileSync(join(folder, 'postgres'), '#!/bin/sh\necho here\nread end\n', { mode: 0o755 })
const server = spawn(join(folder, 'postgres'), { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
await once(server.stdout, 'data')
const pid = server.pid ?? 0

afterAll(() => {
  server.stdin.end()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(() => vi.restoreAllMocks())

/** Signals that it was sent, none of which arrives; from the given one on it looks as if it had ended. */
function deafTo(endsAt?: NodeJS.Signals) {
  const sent: unknown[] = []
  vi.spyOn(process, 'kill').mockImplementation((_, signal) => {
    if (sent.includes(endsAt)) throw Object.assign(new Error('gone'), { code: 'ESRCH' })
    if (signal !== 0) sent.push(signal)
    return true
  })
  return sent
}

async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const begun = Date.now()
  await work()
  return Date.now() - begun
}

test('one that listens to nothing is asked with rising force, and given up within fifteen seconds', async () => {
  const sent = deafTo()
  const took = await millisecondsOf(() => endServer(pid, folder))
  const leftBehind = process.platform === 'linux' ? ['SIGQUIT', 'SIGKILL'] : []
  expect(sent).toEqual(['SIGINT', 'SIGQUIT', 'SIGKILL', ...leftBehind])
  expect(took).toBeGreaterThanOrEqual(10_000)
  expect(took).toBeLessThan(15_000)
})

test('one that ends when it is asked is not waited for any longer', async () => {
  const sent = deafTo('SIGINT')
  expect(await millisecondsOf(() => endServer(pid, folder))).toBe(0)
  expect(sent).toEqual(['SIGINT'])
})

test('one that needs more than a polite request has six seconds for that', async () => {
  const sent = deafTo('SIGQUIT')
  const took = await millisecondsOf(() => endServer(pid, folder))
  expect(sent).toEqual(['SIGINT', 'SIGQUIT'])
  expect(took).toBe(6000)
})
