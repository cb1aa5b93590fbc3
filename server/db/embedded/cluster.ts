import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { isAlive, lockFolder } from './folder-lock.ts'
import { type RunAs, runAs } from './run-as.ts'

export type Cluster = { connectionString: (database: string) => string; stop: () => Promise<void> }

const superuser = 'postgres'

/** Starts the PostgreSQL that came with npm on a folder of its own, reachable through a Unix socket only. */
export async function startCluster(folder: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const home = resolve(folder)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(home)
  try {
    const run = runAs(findBinaries(), join(home, 'pg'))
    initialise(run)
    await stopOrphan(run.dataFolder)
    const socketFolder = makeSocketFolder(run)
    const server = launch(run, socketFolder, join(home, 'postgres.log'), settings)
    const connectionString = (database: string) =>
      `postgresql://${superuser}@/${database}?host=${encodeURIComponent(socketFolder)}`
    await untilReady(server, connectionString('postgres'), join(home, 'postgres.log'))
    const leave = () => {
      if (socketFolder !== run.dataFolder) rmSync(socketFolder, { recursive: true, force: true })
      unlock()
    }
    return { connectionString, stop: () => stop(server, leave) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Made aside and put in place when it is whole: initdb writes PG_VERSION first of all, so that a start killed half way
 * would leave a folder that looks like a database and is none.
 */
function initialise(run: RunAs) {
  const beside = dirname(run.dataFolder)
  const unfinished = `${basename(run.dataFolder)}-new-`
  for (const name of readdirSync(beside).filter((entry) => entry.startsWith(unfinished))) {
    rmSync(join(beside, name), { recursive: true, force: true, maxRetries: 5 })
  }
  if (existsSync(join(run.dataFolder, 'PG_VERSION'))) return
  const folder = mkdtempSync(join(beside, unfinished))
  giveTo(run, folder)
  const args = ['-D', folder, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  const { file, args: all } = run.command('initdb', args)
  const result = spawnSync(file, all, { ...run.identity, env: environment(run), encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error}`)
  rmSync(run.dataFolder, { recursive: true, force: true })
  renameSync(folder, run.dataFolder)
}

function giveTo({ identity: { uid, gid } }: RunAs, folder: string) {
  if (uid && gid) chownSync(folder, uid, gid)
}

/** After `kill -9` of its owner the old server lives on: it is asked to stop before a new one starts. */
async function stopOrphan(dataFolder: string) {
  const file = join(dataFolder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (isPostgresOn(pid, dataFolder)) {
    process.kill(pid, 'SIGINT')
    for (let tries = 0; tries < 100 && isAlive(pid); tries++) await sleep(100)
    if (isAlive(pid)) throw new Error(`The database server left behind (process ${pid}) does not stop.`)
  }
  rmSync(file, { force: true })
}

function isPostgresOn(pid: number, dataFolder: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataFolder)
  } catch {
    return true
  }
}

/** A socket's path may have about 100 bytes, and commas part the folders of a list: a checkout may have more of both. */
function makeSocketFolder(run: RunAs): string {
  const { dataFolder } = run
  if (Buffer.byteLength(dataFolder) < 80 && !/[,"]/.test(dataFolder)) return dataFolder
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `calmaria-${process.getuid?.() ?? 0}-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Everybody may write in the folder for temporary files: one that somebody else prepared is not ours to use.
  const { uid, mode } = lstatSync(folder)
  const owners = [process.getuid?.() ?? 0, run.identity.uid]
  if (!owners.includes(uid) || (mode & 0o077) !== 0) throw new Error(`${folder} belongs to somebody else; remove it.`)
  giveTo(run, folder)
  return folder
}

function launch(run: RunAs, socketFolder: string, logFile: string, settings: Record<string, string>): ChildProcess {
  const options = { ...defaults, unix_socket_directories: socketFolder, ...settings }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args } = run.command('postgres', ['-D', run.dataFolder, ...flags])
  const log = openSync(logFile, 'a')
  // Its own session: Ctrl-C must reach our process first, which then stops the server in order.
  const stdio = ['ignore' as const, log, log]
  const server = spawn(file, args, { ...run.identity, env: environment(run), detached: true, stdio })
  closeSync(log)
  return server
}

const defaults = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '80',
  jit: 'off',
  log_min_messages: 'warning',
}

const environment = (run: RunAs) => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: join(run.binaries, 'lib'),
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
})

async function untilReady(server: ChildProcess, connectionString: string, logFile: string) {
  for (let tries = 0; tries < 600; tries++) {
    if (isGone(server)) break
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch {
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  server.kill('SIGKILL')
  throw new Error(`The embedded database did not start; ${logFile} says why.`)
}

async function stop(server: ChildProcess, leave: () => void) {
  if (!isGone(server)) {
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGINT')
    await gone
  }
  leave()
}

/** A server that was killed has no exit code, and will not say goodbye a second time. */
const isGone = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null
