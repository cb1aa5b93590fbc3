import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import { parseJson } from '#platform/server/parse-json.ts'

export class FolderInUse extends OperatorProblem {}

/** One process per data folder. A lock left behind by a killed process is taken over. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const left = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (left !== null) takeOver(folder, file, left)
  let handle: number
  try {
    handle = openSync(file, 'wx')
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? beingStarted(folder) : error
  }
  const mine = JSON.stringify({ pid: process.pid, started: startedAt(process.pid) })
  writeSync(handle, mine)
  closeSync(handle)
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === mine) rmSync(file, { force: true })
  }
}

type Owner = { pid: number; started: string | null }

function takeOver(folder: string, file: string, left: string) {
  const owner = parseJson(left) as Owner | null
  if (owner && isSameProcess(owner)) {
    throw new FolderInUse(`The data folder ${folder} is in use by process ${owner.pid}. Stop it, or set DATA_DIR.`)
  }
  // A lock without an owner is about to be signed, unless whoever made it was killed before that.
  if (!owner && isFresh(file)) throw beingStarted(folder)
  // Two processes may find the same old lock: it is moved aside first, and put back if it was the other's new one.
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (readFileSync(aside, 'utf8') !== left) {
    renameSync(aside, file)
    throw beingStarted(folder)
  }
  rmSync(aside, { force: true })
}

const beingStarted = (folder: string) =>
  new FolderInUse(`The data folder ${folder} is being started by another process.`)

const signingTakes = 10_000

function isFresh(file: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age < signingTakes
}

/** A process id may have been given to somebody else since: the time of its start tells. */
function isSameProcess({ pid, started }: Owner): boolean {
  return pid > 0 && isAlive(pid) && startedAt(pid) === started
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // In a container nobody may collect the dead: they keep their number, and do nothing any more.
    return statOf(pid)?.[0] !== 'Z'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const startedAt = (pid: number) => statOf(pid)?.[19] ?? null

/** What Linux tells of a process after its name: its state first, the time of its start as the twentieth. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
