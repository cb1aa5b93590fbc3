import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseOf } from './release.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calmaria-release-'))
  await writeFile(join(folder, 'package.json'), '{"name":"calmaria","version":"1.2.3"}')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('without git a release is its version', () => {
  expect(releaseOf(folder)).toBe('calmaria@1.2.3')
})

test('also where git does not know the folder', async () => {
  await writeFile(join(folder, '.git'), 'nothing')
  expect(releaseOf(folder)).toBe('calmaria@1.2.3')
})
