import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'
import { copyTree } from '../run/copy-tree.ts'
import { endStaying, onDatabase, type ServerProcess, startServer } from './server-process.ts'

const { connectionString } = await testDatabase('demo')
const project = mkdtempSync(join(tmpdir(), 'calmaria-without-reviews-'))
let server: ServerProcess

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8', env: { ...process.env, VITEST: '' } })

/** Its folder, and its name in the list. */
function deleteReviews() {
  rmSync(join(project, 'src/features/reviews'), { recursive: true })
  const names = join(project, 'src/site/feature-names.ts')
  writeFileSync(names, readFileSync(names, 'utf8').replace("  'reviews',\n", ''))
  run('scripts/write-features.ts')
}

beforeAll(async () => {
  copyTree(project)
  deleteReviews()
  run('scripts/build.ts')
  server = await startServer(
    { ...onDatabase(connectionString), DATA_DIR: join(project, '.data') },
    { program: 'build/server/start.js', folder: project, stays: true },
  )
})

afterAll(async () => {
  await endStaying()
  rmSync(project, { recursive: true, force: true })
})

const page = async (path: string) => {
  const response = await fetch(server.url + path)
  return { status: response.status, text: await response.text() }
}

test('the shop shows its pages, without a link to what is gone', async () => {
  const spa = '/spa-balneario/tenerife/'
  expect(await page(spa)).toMatchObject({ status: 200 })
  const [, first = ''] = /href="(\/spa-balneario\/tenerife\/[^/"]+\/)"/.exec((await page(spa)).text) ?? []
  const shown = await page(first)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('Últimas opiniones')
  expect(shown.text).not.toContain('/opinar/')
  expect((await page('/opinar/')).status).toBe(404)
  expect((await page('/sitemap.xml')).text).not.toContain('/opinar/')
})

test('operators have no command for it', () => {
  const listed = run('scripts/ops.ts')
  expect(listed).toContain('redeem')
  expect(listed).not.toContain('reviews')
})
