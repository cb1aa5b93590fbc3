import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { ended, startServer } from './server-process.ts'

/**
 * A data folder as the first start of a server leaves it, with its database and the demo of today in it. The first who
 * asks for one waits for such a start; in the rest of the run it is copied.
 */
export async function copyPreparedFolder(to: string) {
  const prepared = join(inject('runFolder'), 'prepared')
  const making = `${prepared}-lock`
  while (!existsSync(prepared)) {
    if (isFirst(making)) await prepare(prepared, making)
    else await sleep(50)
  }
  await cp(prepared, to, { recursive: true })
}

/** Of all workers: a folder can be made once. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Made aside and put in place when it is whole. Should it fail, the next who asks tries again. */
async function prepare(folder: string, making: string) {
  const aside = `${folder}-new`
  try {
    const { child } = await startServer({ DATA_DIR: aside })
    if ((await ended(child, 'SIGINT')) !== 0) throw new Error('The first start did not end in order')
    renameSync(aside, folder)
  } catch (error) {
    rmdirSync(making)
    throw error
  }
}
