import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { FolderInUse, isAlive, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calmaria-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'lock')
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

test('a second owner of a folder is refused, and told which process holds it', () => {
  lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}. Stop it, or set DATA_DIR.`)
})

test('a folder that was given back can be locked again, and nothing is left in it', () => {
  lockFolder(folder)()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['of a process that died', () => JSON.stringify({ pid: deadPid(), started: '1' })],
  ['whose number now belongs to another process', () => JSON.stringify({ pid: process.pid, started: '1' })],
  ['of nobody', () => JSON.stringify({ pid: 0, started: null })],
])('a lock %s is taken over', (_, left) => {
  writeFileSync(lockFile(), left())
  const unlock = lockFolder(folder)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  expect(readdirSync(folder)).toEqual(['lock'])
  unlock()
})

test('a lock that its maker has not signed yet is respected', () => {
  writeFileSync(lockFile(), '')
  expect(() => lockFolder(folder)).toThrow('is being started by another process')
  expect(existsSync(lockFile())).toBe(true)
})

test('a lock that its maker never came to sign is taken over', () => {
  writeFileSync(lockFile(), '')
  const aMinuteAgo = Date.now() / 1000 - 60
  utimesSync(lockFile(), aMinuteAgo, aMinuteAgo)
  lockFolder(folder)()
})

test('giving a folder back twice does not unlock it for its next owner', () => {
  const giveBack = lockFolder(folder)
  giveBack()
  const next = JSON.stringify({ pid: process.ppid, started: 'somebody else' })
  writeFileSync(lockFile(), next)
  giveBack()
  expect(readFileSync(lockFile(), 'utf8')).toBe(next)
})

test('processes are alive while they run', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(deadPid())).toBe(false)
})

test.runIf(process.platform === 'linux')('a dead process that nobody has collected is not alive', async () => {
  // `exec` puts a program in the parent's place, while the child still runs, that knows nothing of it.
  const careless = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [pid] = (await once(careless.stdout, 'data')).map(Number)
  await waitUntil(() => expect(isAlive(pid ?? 0)).toBe(false))
  expect(() => process.kill(pid ?? 0, 0)).not.toThrow()
  careless.kill('SIGKILL')
})
