import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {}

/** One process per data folder. A lock left behind by a killed process is taken over. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  const owner = ownerOf(file)
  if (owner && isSameProcess(owner)) {
    throw new FolderInUse(`The data folder ${folder} is in use by process ${owner.pid}. Stop it, or set DATA_DIR.`)
  }
  if (owner) rmSync(file, { force: true })
  let handle: number
  try {
    handle = openSync(file, 'wx')
  } catch {
    throw new FolderInUse(`The data folder ${folder} is being started by another process.`)
  }
  writeSync(handle, JSON.stringify({ pid: process.pid, started: startedAt(process.pid) }))
  closeSync(handle)
  return () => rmSync(file, { force: true })
}

type Owner = { pid: number; started: string | null }

function ownerOf(file: string): Owner | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return { pid: 0, started: null }
  }
}

/** A process id may have been given to somebody else since: the time of its start tells. */
function isSameProcess({ pid, started }: Owner): boolean {
  return pid > 0 && isAlive(pid) && startedAt(pid) === started
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
