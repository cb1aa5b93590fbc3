import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { aboutFullDisk, OperatorProblem } from '#platform/server/operator-problem.ts'
import type { RunAs } from './run-as.ts'

export const superuser = 'postgres'

/**
 * Made aside and put in place when it is whole: initdb writes PG_VERSION first of all, so that a start killed half way
 * would leave a folder that looks like a database and is none.
 */
export async function initialise(run: RunAs, stopping?: AbortSignal) {
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
  const made = spawn(file, all, {
    ...run.identity,
    env: environment(run),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = () => made.kill('SIGTERM')
  stopping?.addEventListener('abort', end)
  let output = ''
  made.stderr.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const [status] = await once(made, 'close').finally(() => stopping?.removeEventListener('abort', end))
  if (status !== 0) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  stopping?.throwIfAborted()
  if (status !== 0)
    throw new OperatorProblem(
      aboutFullDisk(beside) ?? `PostgreSQL can't be set up in ${run.dataFolder}: ${reasonIn(output)}`,
    )
  rmSync(run.dataFolder, { recursive: true, force: true })
  renameSync(folder, run.dataFolder)
}

/** What initdb says last is what it does about it. */
const reasonIn = (output: string) => /(?:error|FATAL): +(.*)/.exec(output)?.[1] ?? 'initdb did not say why.'

export function giveTo({ identity: { uid, gid } }: RunAs, folder: string) {
  if (uid && gid) chownSync(folder, uid, gid)
}

export const environment = (run: RunAs) => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: join(run.binaries, 'lib'),
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
})
