import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { portuguesePhone } from './read-payment-form.ts'

const documented = readFileSync('docs/sandbox.md', 'utf8').match(/\+351\d+/g) ?? []

test('every MB WAY number of the documentation can be typed in the shop', () => {
  expect(documented.length).toBeGreaterThan(0)
  expect(documented.map(portuguesePhone)).toEqual(documented)
})
