import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { pathOf } from '#platform/pages/paths.ts'
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import { makeSigner } from '#platform/server/signing.ts'
import { runOps } from '../../scripts/ops/run-ops.ts'
import { waitUntil } from '../wait-until.ts'
import { copyPreparedFolder } from './prepared-folder.ts'
import { ended, startServer } from './server-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'calmaria-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

type Name = 'backup' | 'restore'

const run = (name: Name, data: string, ...args: string[]) => runUntil(new AbortController(), name, data, ...args)

async function runUntil({ signal: stopping }: AbortController, name: Name, data: string, ...args: string[]) {
  const said: string[] = []
  const print = (what: unknown) => void said.push(format(what))
  const env = { DATA_DIR: data, LOG_LEVEL: 'silent' }
  const code = await runOps({ env, args: [name, ...args], print, complain: print, stopping })
  return { code, said: said.join('\n') }
}

const secretOf = (data: string) => readFile(join(data, 'signing-secret'), 'utf8')

test('the embedded database of a running server is backed up, and restored into another folder its links still hold', async () => {
  const [data, other, file] = [join(folder, 'data'), join(folder, 'other'), join(folder, 'backup')]
  await copyPreparedFolder(data)
  const first = await startServer({ DATA_DIR: data })
  expect(await run('backup', data, file)).toEqual({
    code: 0,
    said: expect.stringContaining(`signing secret are in ${file}`),
  })
  expect(await run('restore', data, file, 'replace')).toEqual({ code: 1, said: expect.stringContaining('is in use') })
  expect(await ended(first.child, 'SIGINT')).toBe(0)

  expect(await run('restore', data, file)).toEqual({
    code: 1,
    said: expect.stringContaining('something in this database'),
  })
  expect(await run('restore', other, file)).toEqual({ code: 0, said: expect.stringContaining('are restored') })
  expect(await secretOf(other)).toBe(await secretOf(data))

  const { url } = await startServer({ DATA_DIR: other })
  const statusWith = async (secret: string) => {
    const key = makeSigner(secret).sign('reminders', { email: 'marta@correo.example' })
    return (await fetch(`${url}${pathOf('voucherReminders', 'es')}?key=${key}`)).status
  }
  expect(await statusWith((await secretOf(data)).trim())).toBe(200)
  expect(await statusWith('another secret, of another shop.')).toBe(404)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('told to stop, a command ends the database that it has started, and leaves no half a backup', async () => {
  const [data, file] = [join(folder, 'stopped'), join(folder, 'half')]
  await copyPreparedFolder(data)
  const ctrlC = new AbortController()
  const done = runUntil(ctrlC, 'backup', data, file)
  await waitUntil(() => access(join(data, 'pg', 'postmaster.pid')))
  ctrlC.abort(new OperatorProblem('Stopped before it was done.'))
  expect(await done).toEqual({ code: 1, said: 'Stopped before it was done.' })
  await expect(access(join(data, 'pg', 'postmaster.pid'))).rejects.toThrow()
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([])
})

test('a folder without a database is told, and none is begun in it', async () => {
  const data = join(folder, 'mistyped')
  expect(await run('backup', data, join(folder, 'nothing'))).toEqual({
    code: 1,
    said: `There is no database in ${data}. Set DATA_DIR to the folder that has one.`,
  })
  await expect(access(data)).rejects.toThrow()
})

test('what is not said rightly is told in a sentence', async () => {
  const said = async (name: Name, ...args: string[]) => (await run(name, join(folder, 'never'), ...args)).said
  expect(await said('backup')).toBe('Say npm run ops -- backup FILE.')
  expect(await said('restore', 'a-file', 'please')).toBe(
    'Say npm run ops -- restore FILE, or npm run ops -- restore FILE replace.',
  )
  expect(await said('restore', join(folder, 'nothing'))).toBe(`There is no file ${join(folder, 'nothing')}.`)
})
