import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { RunAs } from './run-as.ts'

export const superuser = 'postgres'

/**
 * Made aside and put in place when it is whole: initdb writes PG_VERSION first of all, so that a start killed half way
 * would leave a folder that looks like a database and is none.
 */
export function initialise(run: RunAs) {
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

export function giveTo({ identity: { uid, gid } }: RunAs, folder: string) {
  if (uid && gid) chownSync(folder, uid, gid)
}

export const environment = (run: RunAs) => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: join(run.binaries, 'lib'),
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
})
