import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Running = {
  url: string
  pid: () => number
  folder: string
  /** The same shop and database, opened again with other settings. */
  reopen: (settings: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

/** `isPinned`: to one core, so that whoever asks has the other. */
type Options = { isPinned?: boolean; settings?: Record<string, string> }

/** On a machine with two cores the measured server has one, and whoever asks has the other. */
export const pinned = (core: number, command: string, args: string[]): [string, string[]] =>
  existsSync('/usr/bin/taskset') ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]

/** As `npm start` has them: a heap that is tidied early stays small. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20']

/**
 * The real server, built, on a database of its own with the demo catalogue. It is the second start that is measured: the
 * first fills the database, and its memory is still warm from that.
 */
export async function startServer(port: number, options: Options = {}): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'calmaria-bench-'))
  await end(await launch(port, folder, options))
  let child = await launch(port, folder, options)
  return {
    url: `http://localhost:${port}`,
    pid: () => child.pid as number,
    folder,
    reopen: async (settings) => {
      await end(child)
      child = await launch(port, folder, { ...options, settings })
    },
    stop: async () => {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launch(port: number, folder: string, { isPinned = true, settings }: Options): Promise<ChildProcess> {
  const start = [...flags, 'build/server/start.js']
  const [command, args] = isPinned ? pinned(0, process.execPath, start) : [process.execPath, start]
  const usual = { MALLOC_ARENA_MAX: '1', DATABASE_URL: '', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...process.env, ...usual, ...settings }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await untilItSays(child, 'listens on')
  return child
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

export function end(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  return gone
}

function untilItSays(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes(words) && resolve())
    child.once('exit', () => reject(new Error('The server did not start.')))
  })
}
