import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
const sources = read('src/**/*.{ts,tsx,md}').join('\n')
const words = new Set(sources.match(/[\w-]+/g))
/** What stands before a part that is put in: `rail-${name}` makes every class that begins with `rail-`. */
const beginnings = new Set([...sources.matchAll(/([\w-]+)\$\{/g)].map(([, start]) => start as string))

const isMade = (name: string) =>
  beginnings.has(name.replace(/\d+$/, '')) ||
  [...beginnings].some((start) => start.endsWith('-') && name.startsWith(start))

test('every class of the styles stands in some page', () => {
  const rules = read('src/**/*.css').map((css) => css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, ''))
  const classes = new Set(
    rules.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name as string)),
  )
  expect(classes.size).toBeGreaterThan(500)
  expect([...classes].filter((name) => !words.has(name) && !isMade(name))).toEqual([])
})
