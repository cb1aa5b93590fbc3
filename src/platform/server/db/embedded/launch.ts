import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, lstatSync, mkdirSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import { environment, giveTo } from './initialise.ts'
import type { RunAs } from './run-as.ts'

/** A socket's path may have about 100 bytes, and commas part the folders of a list: a checkout may have more of both. */
export function makeSocketFolder(run: RunAs): string {
  const { dataFolder } = run
  if (Buffer.byteLength(dataFolder) < 80 && !/[,"]/.test(dataFolder)) return dataFolder
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `calmaria-${process.getuid?.() ?? 0}-${name}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Everybody may write in the folder for temporary files: one that somebody else prepared is not ours to use.
  const { uid, mode } = lstatSync(folder)
  const owners = [process.getuid?.() ?? 0, run.identity.uid]
  if (!owners.includes(uid) || (mode & 0o077) !== 0)
    throw new OperatorProblem(`${folder} belongs to somebody else; remove it.`)
  giveTo(run, folder)
  return folder
}

export type Launch = { run: RunAs; socketFolder: string; logFile: string; settings: Record<string, string> }

export function launch({ run, socketFolder, logFile, settings }: Launch): ChildProcess {
  const options = { ...defaults, unix_socket_directories: socketFolder, ...settings }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { file, args } = run.command('postgres', ['-D', run.dataFolder, ...flags])
  const log = openSync(logFile, 'a')
  // Its own session: Ctrl-C must reach our process first, which then stops the server in order.
  const stdio = ['ignore' as const, log, log]
  const server = spawn(file, args, { ...run.identity, env: environment(run), detached: true, stdio })
  // One that can't be started has gone; without a listener it would take us with it.
  server.on('error', () => {})
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

/** A server that was killed has no exit code, one that never started has no number. */
export const isGone = (server: ChildProcess) =>
  server.exitCode !== null || server.signalCode !== null || server.pid === undefined

const patience = 30_000

/**
 * Until it answers. While it says that it is starting it is left in peace: after a power cut it has to work through its
 * log, and would begin anew each time it was cut short.
 */
export async function untilReady(
  server: ChildProcess,
  connectionString: string,
  stopping?: AbortSignal,
): Promise<boolean> {
  let lastSign = Date.now()
  while (!isGone(server) && !stopping?.aborted && Date.now() - lastSign < patience) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      if ((error as { code?: string }).code === startingUp) lastSign = Date.now()
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

const startingUp = '57P03'
