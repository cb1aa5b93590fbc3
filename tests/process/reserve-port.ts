import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from '#platform/server/db/embedded/folder-lock.ts'

/** Below those that systems hand out by themselves, which begin at 32768 or above. */
const [first, last] = [20_000, 32_000]

/**
 * A port that is known before its server starts, for settings that name it. Nobody else is given it: neither by the
 * system, nor by another process that reserves, as long as this one runs.
 */
export async function reservePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries++) {
    const port = randomInt(first, last)
    if (isReserved(port) && (await isFree(port))) return port
  }
  throw new Error(`No port is free between ${first} and ${last}`)
}

const held: (() => void)[] = []
process.once('exit', () => {
  for (const giveBack of held) giveBack()
})

/** A lock file for each port, by which all test runs of this user on this machine agree: each has a temporary folder of its own. */
function isReserved(port: number): boolean {
  const folder = join('/var/tmp', `calmaria-ports-${userInfo().uid}`, String(port))
  mkdirSync(folder, { recursive: true })
  try {
    held.push(lockFolder(folder))
    return true
  } catch (error) {
    if (error instanceof FolderInUse) return false
    throw error
  }
}

/** Somebody who reserves nothing may listen there. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
