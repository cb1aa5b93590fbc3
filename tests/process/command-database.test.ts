import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import { runOps } from '../../scripts/ops/run-ops.ts'
import { waitUntil } from '../wait-until.ts'

const folder = await mkdtemp(join(tmpdir(), 'calmaria-command-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ops(data: string, args: string[], stopping = new AbortController().signal) {
  const said: string[] = []
  const print = (what: unknown) => void said.push(format(what))
  const env = { DATA_DIR: data, LOG_LEVEL: 'silent' }
  const code = await runOps({ env, args, print, complain: print, stopping })
  return { code, said: said.join('\n') }
}

const isRunning = (data: string) => access(join(data, 'pg', 'postmaster.pid'))

test('where no server runs, commands begin a database, find it again, and leave none running', async () => {
  const data = join(folder, 'data')
  expect(await ops(data, ['seed'])).toEqual({ code: 0, said: expect.stringMatching(/^Filled: \d+ spas, /) })
  await expect(isRunning(data)).rejects.toThrow()
  // It has the tables of the shop and those of the queue.
  expect(await ops(data, ['refunds'])).toEqual({ code: 0, said: '0 refunds are owed.' })
  expect(await ops(data, ['emails'])).toEqual({ code: 0, said: '0 e-mails are undelivered.' })
  await expect(isRunning(data)).rejects.toThrow()
})

test('told to stop, a command ends the database that it has begun', async () => {
  const data = join(folder, 'stopped')
  const ctrlC = new AbortController()
  const done = ops(data, ['refunds'], ctrlC.signal)
  await waitUntil(() => isRunning(data))
  ctrlC.abort(new OperatorProblem('Stopped before it was done.'))
  expect(await done).toEqual({ code: 1, said: 'Stopped before it was done.' })
  await expect(isRunning(data)).rejects.toThrow()
})
