import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const decisions = 'docs/decisions'
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...inFolder('docs'),
  ...inFolder(decisions),
]

function inFolder(folder: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
}

test('every decision stands in the index, once', () => {
  const index = readFileSync(join(decisions, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/\]\((\d[^)]+)\)/g)].map(([, file]) => join(decisions, file as string))
  expect(listed.toSorted()).toEqual(inFolder(decisions).filter((file) => !file.endsWith('README.md')))
})

test('what our papers link to is there', () => {
  const dead = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target]) => join(dirname(page), target as string))
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('the README can be read in one go', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})
