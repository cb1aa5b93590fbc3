import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'
import { hasDemoSpas } from './demo-spas.ts'

test.each([
  ['demo', true],
  ['empty', false],
] as const)('a database of the template %s has spas of the demo: %s', async (template, has) => {
  const { db } = await testDatabase(template)
  expect(await hasDemoSpas(db)).toBe(has)
})
