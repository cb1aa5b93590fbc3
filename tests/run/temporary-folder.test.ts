import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const module = join(import.meta.dirname, 'temporary-folder.ts')
const open = (parent: string, then: string) => [
  '-e',
  `import { openTemporaryFolder } from ${JSON.stringify(module)}; openTemporaryFolder(${JSON.stringify(parent)}); ${then}`,
]
const { TEST_FOLDER: _, ...env } = process.env

test('a folder of the run is where its temporary files go, and is gone with it', () => {
  const parent = mkdtempSync(join(tmpdir(), 'parent-'))
  const files = "const { writeFileSync } = process.getBuiltinModule('fs'); writeFileSync(process.env.TMPDIR + '/a', '')"
  const { stdout, stderr } = spawnSync(process.execPath, open(parent, `${files}; console.log(process.env.TMPDIR)`), {
    env,
    encoding: 'utf8',
  })
  expect(stdout.trim(), stderr).toContain(join(parent, 'calmaria-tests-'))
  expect(readdirSync(parent)).toEqual([])
})

test('what killed runs have left goes, and what a run beside it has stays', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'parent-'))
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const running = spawn(process.execPath, open(parent, "console.log('open'); setInterval(() => {}, 1000)"), { env })
  onTestFinished(() => void running.kill())
  await once(running.stdout, 'data')
  const [own] = readdirSync(parent)
  const left = ['calmaria-tests-nobody', `calmaria-tests-${dead}-x`, 'of-others'].map((name) => join(parent, name))
  for (const folder of left) mkdirSync(folder)
  spawnSync(process.execPath, open(parent, ''), { env })
  expect(left.map((folder) => existsSync(folder))).toEqual([true, false, true])
  expect(existsSync(join(parent, own ?? ''))).toBe(true)
})
