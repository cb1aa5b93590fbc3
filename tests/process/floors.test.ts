import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
let house = ''

afterEach(() => rmSync(house, { recursive: true, force: true }))

const breaches: [breach: string, rule: string, files: Record<string, string>][] = [
  ['a rule that asks the server', 'domain', { 'domain/a.ts': "import '../server/b.ts'", 'server/b.ts': '' }],
  ['a rule that reads a file', 'domain-is-pure', { 'domain/a.ts': "import 'node:fs'" }],
  ['a language that knows a page', 'i18n', { 'i18n/a.ts': "import '../app/b.ts'", 'app/b.ts': '' }],
  [
    'a provider that knows the server',
    'providers',
    { 'providers/x/a.ts': "import '../../server/b.ts'", 'server/b.ts': '' },
  ],
  [
    'a provider that knows another',
    'providers-are-strangers',
    { 'providers/pay/one/a.ts': "import '../two/b.ts'", 'providers/pay/two/b.ts': '' },
  ],
  ['a use case that knows a page', 'server', { 'server/a.ts': "import '../app/b.ts'", 'app/b.ts': '' }],
  [
    'a piece of the interface that calls the server, if only for a type',
    'only-pages-call-the-server',
    { 'app/ui/a.ts': "import type { B } from '../../server/b.ts'", 'server/b.ts': 'export type B = 1' },
  ],
  [
    'two files that need each other',
    'no-cycles',
    { 'domain/a.ts': "import './b.ts'", 'domain/b.ts': "import './a.ts'" },
  ],
]

test.each(breaches)('%s is refused', (_, rule, files) => {
  const { status, stdout } = check(files)
  expect(stdout).toContain(`error ${rule}:`)
  expect(status).not.toBe(0)
})

test('a page may call the server, and the server the rules', () => {
  const files = {
    'app/pages/a.ts': "import '../../server/b.ts'",
    'server/b.ts': "import '../domain/c.ts'",
    'domain/c.ts': '',
  }
  expect(check(files)).toMatchObject({ status: 0 })
})

/** A house of its own with the planted files, under the rules of this one. */
function check(files: Record<string, string>) {
  house = mkdtempSync(join(tmpdir(), 'calmaria-floors-'))
  writeFileSync(join(house, 'tsconfig.json'), '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), `${text}\nexport const here = 1\n`)
  }
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0] as string))]
  const command = join(root, 'node_modules/.bin/depcruise')
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), ...folders]
  return spawnSync(command, args, { cwd: house, encoding: 'utf8' })
}
