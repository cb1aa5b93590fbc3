import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findBinaries } from './binaries.ts'
import { isAlive } from './folder-lock.ts'
import { runAs } from './run-as.ts'

/** How to reach the embedded server that another process has started on a data folder; null where none runs. */
export function addressOfRunning(folder: string, database: string): string | null {
  const { dataFolder } = runAs(findBinaries(), join(resolve(folder), 'pg'))
  const file = join(dataFolder, 'postmaster.pid')
  if (!existsSync(file)) return null
  // Process, folder, time of its start, port, folder of its socket: as PostgreSQL writes them, a line each.
  const [pid, , , , socketFolder] = readFileSync(file, 'utf8').split('\n')
  if (!socketFolder || !isAlive(Number(pid))) return null
  return `postgresql://postgres@/${database}?host=${encodeURIComponent(socketFolder)}`
}
