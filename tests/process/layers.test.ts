import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const project = mkdtempSync(join(tmpdir(), 'calmaria-layers-'))

afterAll(() => rmSync(project, { recursive: true, force: true }))

type Breach = [breach: string, rule: string, file: string, imported: string]

const breaches: Breach[] = [
  ['a rule that asks a use case', 'rules', 'src/features/search/rules/asks.ts', '../server/use-case.ts'],
  ['a rule that reads a file', 'pure-rules', 'src/features/search/rules/reads.ts', 'node:fs'],
  [
    'a platform that knows a feature',
    'platform',
    'src/platform/server/knows.ts',
    '../../features/search/rules/rule.ts',
  ],
  [
    'a feature that knows one above it',
    'below-search',
    'src/features/search/server/knows.ts',
    '../../vouchers/rules/rule.ts',
  ],
  [
    'a feature without a place in the order',
    'known-features',
    'src/features/vouchers/server/knows.ts',
    '../../yoga/rules/rule.ts',
  ],
  [
    'a feature that shows the page of another',
    'open-folders',
    'src/features/vouchers/pages/shows.ts',
    '../../search/pages/page.ts',
  ],
  [
    'a feature that knows a company',
    'features',
    'src/features/vouchers/server/pays.ts',
    '../../../providers/one/pay.ts',
  ],
  [
    'a provider that knows a use case',
    'providers',
    'src/providers/one/knows.ts',
    '../../features/search/server/use-case.ts',
  ],
  ['a provider that knows another', 'providers', 'src/providers/two/knows.ts', '../one/pay.ts'],
  ['a sandbox that knows a use case', 'sandbox', 'src/sandbox/knows.ts', '../features/search/server/use-case.ts'],
  [
    'a piece of the interface that calls the server, if only for a type',
    'parts-of-pages',
    'src/platform/ui/calls.ts',
    '../server/engine.ts',
  ],
  ['a server that always loads the demo', 'demo-on-demand', 'src/site/server/fills.ts', '../../../demo/fill.ts'],
  ['a demo that knows a page', 'demo', 'demo/knows.ts', '../src/features/search/pages/page.ts'],
  ['a file that needs one that needs it', 'no-cycles', 'src/platform/rules/one.ts', './other.ts'],
]

/** What is allowed: features use those before them and the platform, and the site everything. */
const rightful: Record<string, string[]> = {
  'src/platform/server/engine.ts': ['../rules/other.ts'],
  'src/platform/rules/other.ts': [],
  'src/features/search/rules/rule.ts': ['../../../platform/rules/other.ts'],
  'src/features/search/server/use-case.ts': ['../rules/rule.ts', '../../../platform/server/engine.ts'],
  'src/features/search/pages/page.ts': ['../server/use-case.ts'],
  'src/features/vouchers/rules/rule.ts': ['../../search/rules/rule.ts'],
  'src/features/vouchers/server/use-case.ts': ['../../search/server/use-case.ts'],
  'src/features/yoga/rules/rule.ts': [],
  'src/providers/one/pay.ts': ['../../features/search/rules/rule.ts'],
  'src/site/server/start.ts': ['../../features/vouchers/server/use-case.ts', '../../providers/one/pay.ts'],
  'demo/fill.ts': ['../src/features/search/server/use-case.ts'],
}

// Another project with the planted files, under the rules of this one.
plantText('tsconfig.json', '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}')
for (const [file, imported] of Object.entries(rightful)) plant(file, imported)
plantText('src/site/server/on-demand.ts', "export const here = import('../../../demo/fill.ts')\n")
const quiet = check()
for (const [, , file, imported] of breaches) plant(file, [imported])
plant('src/platform/rules/other.ts', ['./one.ts'])
const loud = check()

test('features may use those before them, the site all, and the demo on demand', () => {
  expect(quiet.stdout).not.toContain('error')
  expect(quiet.status).toBe(0)
})

test.each(breaches)('%s is refused', (_, rule, file) => {
  expect(loud.stdout).toContain(`error ${rule}: ${file} → `)
  expect(loud.status).not.toBe(0)
})

function plant(file: string, imported: string[]) {
  plantText(file, `${imported.map((name) => `import '${name}'\n`).join('')}export const here = 1\n`)
}

function plantText(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

function check() {
  const command = join(root, 'node_modules/.bin/depcruise')
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), 'demo', 'src']
  return spawnSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
}
