import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')

/** What the table says of a part of the specification: what, where it lives, and the test that shows it. */
const rows = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| | Where'))
  .map((line) => line.slice(2, -1).split(' | '))

test('every part of the specification has a place and a test', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([])
})

test('every file and folder that is named there exists', () => {
  const named = rows.flatMap(([, ...cells]) => cells.flatMap(namesIn))
  expect(named.length).toBeGreaterThan(500)
  expect([...new Set(named)].filter((name) => !exists(name))).toEqual([])
})

/** Between backticks: paths, not commands, addresses or identifiers. */
const namesIn = (cell: string) =>
  [...cell.matchAll(/`([^` ]+)`/g)].flatMap(([, name = '']) =>
    /^[\w*-].*(\/|\.(ts|tsx|md|mjs|json))/.test(name) && !name.includes('(') ? [name] : [],
  )

/** The whole path, or its end where the row has named the folder before. */
function exists(name: string): boolean {
  const pattern = name.replace(/[.$]/g, '\\$&').replace(/\*+/g, '[^/]*')
  const path = new RegExp(`(^|/)${pattern}${name.endsWith('/') ? '' : '(/|$)'}`)
  return files.some((file) => path.test(file))
}
