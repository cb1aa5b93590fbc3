import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const project = mkdtempSync(join(tmpdir(), 'calmaria-layers-'))

afterAll(() => rmSync(project, { recursive: true, force: true }))

type Breach = [breach: string, rule: string, file: string, text: string]

const breaches: Breach[] = [
  ['a rule that asks the server', 'domain', 'domain/asks.ts', "import '../server/use-case.ts'"],
  ['a rule that reads a file', 'domain-is-pure', 'domain/reads.ts', "import 'node:fs'"],
  ['a language that knows a page', 'i18n', 'i18n/knows.ts', "import '../app/pages/page.ts'"],
  ['a provider that knows the server', 'providers', 'providers/x/knows.ts', "import '../../server/use-case.ts'"],
  [
    'a provider that knows another',
    'providers-are-strangers',
    'providers/pay/one/knows.ts',
    "import '../two/provider.ts'",
  ],
  ['a use case that knows a page', 'server', 'server/knows.ts', "import '../app/pages/page.ts'"],
  [
    'a piece of the interface that calls the server, if only for a type',
    'only-pages-call-the-server',
    'app/ui/calls.ts',
    "import type { UseCase } from '../../server/use-case.ts'",
  ],
  ['a server that always loads the demo', 'demo-on-demand', 'server/fills.ts', "import '../demo/fill.ts'"],
  ['a demo that knows a page', 'demo', 'demo/knows.ts', "import '../app/pages/page.ts'"],
  ['a file that needs one that needs it', 'no-cycles', 'domain/one.ts', "import './other.ts'"],
]

/** What is allowed: a page calls the server, and the server the rules, and where it is asked to the demo. */
const rightful: Record<string, string> = {
  'app/pages/page.ts': "import '../../server/use-case.ts'",
  'server/use-case.ts': "import '../domain/rule.ts'\nexport type UseCase = 1\nawait import('../demo/fill.ts')",
  'demo/fill.ts': '',
  'domain/rule.ts': '',
  'providers/pay/two/provider.ts': '',
}

// Another project with the planted files, under the rules of this one.
plant('tsconfig.json', '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}')
for (const [file, text] of Object.entries(rightful)) plant(file, `${text}\nexport const here = 1\n`)
const quiet = check()
for (const [, , file, text] of breaches) plant(file, `${text}\nexport const here = 1\n`)
plant('domain/other.ts', "import './one.ts'\nexport const here = 1\n")
const loud = check()

test('a page may call the server, and the server the rules, and the demo on demand', () => {
  expect(quiet.stdout).not.toContain('error')
  expect(quiet.status).toBe(0)
})

test.each(breaches)('%s is refused', (_, rule, file) => {
  expect(loud.stdout).toContain(`error ${rule}: ${file} → `)
  expect(loud.status).not.toBe(0)
})

function plant(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

function check() {
  const command = join(root, 'node_modules/.bin/depcruise')
  const folders = ['demo', 'domain', 'i18n', 'providers', 'server', 'app']
  for (const folder of folders) mkdirSync(join(project, folder), { recursive: true })
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), ...folders]
  return spawnSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
}
