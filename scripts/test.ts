/**
 * Everything that must hold: `npm test`. `npm run check` is the part that needs neither processes nor a browser, and
 * `npm run check -- bookings` what a change of that feature needs, again and again. All steps run even if one fails, and
 * the last lines say what passed. `-- --order 7` runs the tests in a random order, the same for the same number.
 */
import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openTemporaryFolder } from '../tests/run/temporary-folder.ts'
import { addUp, browserCounts, secondTries, unitCounts } from './reports/test-reports.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { order: { type: 'string' } } })
const isQuick = positionals.includes('quick')
const { order } = values
const features = positionals.filter((word) => word !== 'quick').map((name) => `src/features/${name}`)
const unknown = features.find((folder) => !existsSync(folder))
if (unknown) throw new Error(`There is no feature in ${unknown}`)

type Step = { name: string; command: string; args: string[] }
type Result = Step & { isRight: boolean; seconds: number }

const folders = ['bench', 'demo', 'scripts', 'src', 'tests']
const types: Step[] = [
  { name: 'route types', command: 'react-router', args: ['typegen'] },
  {
    name: 'types',
    command: 'tsc',
    args: [
      ...['--noEmit', '-p', '.', '--checkers', '1'],
      // What others have of a feature is checked as well, where it has changed since the last time.
      ...(features.length > 0 ? ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'] : []),
    ],
  },
]
const lint: Step = {
  name: 'lint',
  command: 'biome',
  args: ['ci', '--error-on-warnings', ...(features.length > 0 ? features : ['.'])],
}
/** Patterns that take more than linear time: one that meets what a visitor typed could make everybody wait. */
const patterns: Step = {
  name: 'patterns',
  command: 'oxlint',
  args: ['--ignore-pattern', '**/*.test.*', ...(features.length > 0 ? features : ['demo', 'src'])],
}
const layerRule: Step = {
  name: 'layer rule',
  command: 'depcruise',
  args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...(features.length > 0 ? features : folders)],
}
const deadCode: Step = { name: 'dead code', command: 'knip', args: [] }
const packages: Step = { name: 'packages', command: 'node', args: ['scripts/packages/check-packages.ts'] }
const build: Step = { name: 'build', command: 'node', args: ['scripts/build.ts'] }
const unitTests: Step = {
  name: 'unit and use-case tests',
  command: 'vitest',
  args: [
    'run',
    ...features,
    ...(isQuick ? ['--project=rules', '--project=use cases', '--project=alone'] : []),
    ...(order ? ['--sequence.shuffle', `--sequence.seed=${order}`] : []),
    '--reporter=minimal',
    '--reporter=json',
    '--outputFile.json=reports/unit.json',
  ],
}
const browserTests: Step = {
  name: 'browser tests',
  command: 'playwright',
  args: ['test', ...(order ? ['--shuffle', order] : [])],
}

const started = performance.now()
openTemporaryFolder()
rmSync('reports', { recursive: true, force: true })
// Each of these keeps one core busy, and together they keep two.
const results = (
  await Promise.all([
    runInTurn(features.length > 0 ? types : [...types, deadCode]),
    runInTurn(isQuick ? [lint, patterns, layerRule] : [lint, patterns, layerRule, packages, build]),
  ])
).flat()
results.push(await run(unitTests))
if (!isQuick) results.push(await run(browserTests))

console.log()
for (const { name, isRight, seconds } of results) console.log(`${isRight ? '✓' : '✗'} ${name} (${seconds} s)`)
console.log(`All of it took ${Math.round((performance.now() - started) / 1000)} s.`)
for (const lines of isQuick ? [] : secondTries()) console.log(lines)
const counts = isQuick ? unitCounts() : addUp(unitCounts(), browserCounts())
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(results.every(({ isRight }) => isRight) ? 0 : 1)

async function runInTurn(steps: Step[]): Promise<Result[]> {
  const done: Result[] = []
  for (const step of steps) done.push(await run(step))
  return done
}

/** What a step says comes in one piece, for others may run beside it. */
async function run(step: Step): Promise<Result> {
  const begun = performance.now()
  const child = spawn(step.command, step.args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.on('close', resolve)
  })
  console.log(`\n── ${step.name}\n${output.trim()}`)
  return { ...step, isRight: status === 0, seconds: Math.round((performance.now() - begun) / 1000) }
}
