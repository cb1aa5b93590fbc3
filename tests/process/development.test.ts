import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endStaying, startServer } from './server-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'calmaria-development-'))
afterAll(async () => {
  await endStaying()
  await rm(folder, { recursive: true, force: true })
})

test('the development server shows pages of the sources, all components, and what reports errors', async () => {
  const { url } = await startServer(
    {
      NODE_ENV: 'development',
      // Else the settings of Vite are those of tests, without pages.
      VITEST: '',
      DATA_DIR: folder,
      DEMO_CATALOGUE: 'off',
      ERROR_REPORTING_DSN: 'http://calmaria@localhost:9/sandbox/errors/1',
    },
    { program: 'src/site/server/start.ts' },
  )
  const statusOf = async (path: string) => (await fetch(url + path)).status
  for (const path of ['/', '/pt/', '/components/', '/api/openapi.json']) expect(await statusOf(path), path).toBe(200)
  const home = await (await fetch(`${url}/`)).text()
  const [, reporter = ''] = /"(\/src\/[\w/-]*report-errors\.ts)"/.exec(home) ?? []
  expect(await statusOf(reporter)).toBe(200)
})
