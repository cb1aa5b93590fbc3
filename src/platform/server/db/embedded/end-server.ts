import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './folder-lock.ts'

/** For how long each way of asking is given its time, in milliseconds. */
type Force = [NodeJS.Signals, number][]

/** SIGINT: in order, as soon as those who are connected have been sent away. SIGQUIT: at once, to be recovered. */
const risingForce: Force = [
  ['SIGINT', 6000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 2000],
]

/** Ends the server of a data folder with rising force, and whatever of it outlives its head. */
export async function endServer(pid: number, dataFolder: string, force: Force = risingForce) {
  for (const [signal, patience] of force) {
    if (await isEnded([pid], signal, patience)) break
  }
  await endLeftBehind(dataFolder)
}

/**
 * Servers of connections end by themselves when their head is gone, but not one that is at work or frozen; while one
 * lives, no other server may start.
 */
async function endLeftBehind(dataFolder: string) {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const left = processesIn(dataFolder)
    if (left.length === 0 || (await isEnded(left, signal, 1000))) return
  }
}

/** After `kill -9` of its owner the old server lives on: it is ended before a new one starts. */
export async function endOrphan(dataFolder: string, socketFolder: string) {
  const file = join(dataFolder, 'postmaster.pid')
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    if (isPostgresOn(pid, dataFolder)) await endServer(pid, dataFolder)
  }
  await endLeftBehind(dataFolder)
  // Its number may be somebody else's by now, or that of a dead one whom nobody has collected: PostgreSQL would believe
  // that it runs.
  for (const note of [file, join(socketFolder, '.s.PGSQL.5432.lock')]) rmSync(note, { force: true })
}

async function isEnded(pids: number[], signal: NodeJS.Signals, patience: number): Promise<boolean> {
  for (const pid of pids) tell(pid, signal)
  const until = Date.now() + patience
  while (pids.some(isAlive) && Date.now() < until) await sleep(20)
  return !pids.some(isAlive)
}

function tell(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone since we looked.
  }
}

function isPostgresOn(pid: number, dataFolder: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataFolder)
  } catch {
    return true
  }
}

/** All of a server's processes work in its data folder, where Linux tells it. */
function processesIn(dataFolder: string): number[] {
  if (!existsSync('/proc/self/cwd')) return []
  const home = realpathSync(dataFolder)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgresIn(pid, home))
}

function isPostgresIn(pid: number, home: string): boolean {
  try {
    const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === home && isAlive(pid)
  } catch {
    return false
  }
}
