import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#platform/server/db/embedded/folder-lock.ts'

/** Linux keeps it in memory. */
const memory = '/dev/shm'
const enough = 4 * 1024 ** 3
const prefix = 'calmaria-tests-'

/**
 * A folder for all that a run leaves behind, gone with the run. It is in memory where there is room: databases are cloned
 * and dropped hundreds of times, which on a disk took a quarter of the run.
 */
export function openTemporaryFolder(parent = hasRoom(memory) ? memory : tmpdir()) {
  // The workers of a run, and the steps of `npm test`, have the one of the run.
  if (process.env.TEST_FOLDER) return
  removeLeftovers(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  process.env.TEST_FOLDER = folder
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem()) > enough
}

/** Of runs that were killed. Another user's can't be removed, and are theirs to remove. */
function removeLeftovers(parent: string) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    const folder = join(parent, name)
    if (!(pid > 0) || isAlive(pid) || statSync(folder).uid !== process.getuid?.()) continue
    rmSync(folder, { recursive: true, force: true })
  }
}
