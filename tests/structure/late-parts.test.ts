import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what a page loads late is named by its file, so that its scripts are asked for at once', () => {
  const named = globSync('src/{features,site}/**/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/latePart\(\s*'([^']+)'/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !existsSync(`src/${name}.tsx`))).toEqual([])
})
