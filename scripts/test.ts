/** Everything that must hold, in the order of how fast it tells: `npm test`. The last lines say what passed. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

type Step = { name: string; command: string; args: string[] }

const layers = ['app', 'bench', 'domain', 'i18n', 'providers', 'sandbox', 'scripts', 'server', 'tests']
const steps: Step[] = [
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'layer rule', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', ...layers] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'packages', command: 'node', args: ['scripts/check-packages.ts'] },
  { name: 'build', command: 'node', args: ['scripts/build.ts'] },
  {
    name: 'unit and use-case tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/unit.json'],
  },
  { name: 'browser tests', command: 'playwright', args: ['test'] },
]

const started = performance.now()
rmSync('reports', { recursive: true, force: true })
rmSync('.data/browser-tests/pg', { recursive: true, force: true })
const results = steps.map((step) => ({ ...step, ...run(step) }))
for (const { name, isRight, seconds } of results) console.log(`${isRight ? '✓' : '✗'} ${name} (${seconds} s)`)
const counts = addUp(unitCounts(), browserCounts())
console.log(`All of it took ${Math.round((performance.now() - started) / 1000)} s.`)
const again = secondTries()
if (again > 0) console.log(`${again} of the browser tests passed at the second try: see “flaky” above.`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(results.every(({ isRight }) => isRight) ? 0 : 1)

function run({ name, command, args }: Step) {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  return { isRight: status === 0, seconds: Math.round((performance.now() - begun) / 1000) }
}

type Counts = { passed: number; failed: number }

function unitCounts(): Counts {
  const report = read('reports/unit.json')
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 }
}

function browserCounts(): Counts {
  const stats = read('reports/browser.json')?.stats
  return { passed: stats ? stats.expected + stats.flaky : 0, failed: stats?.unexpected ?? 1 }
}

function secondTries(): number {
  return read('reports/browser.json')?.stats.flaky ?? 0
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function addUp(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}
