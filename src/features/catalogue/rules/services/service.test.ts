import { expect, test } from 'vitest'
import { isEnabled, isIndividual } from './service.ts'

test.each([
  ['enable', true],
  ['enabled', false],
  ['disable', false],
  ['', false],
])('a service whose status is %j is enabled: %s', (status, answer) => {
  expect(isEnabled({ status })).toBe(answer)
})

test.each([
  [1, true],
  [2, false],
])('a service for at least %i is individual: %s', (minimum, answer) => {
  expect(isIndividual({ capacity: { minimum, maximum: 4, incrementing: 1 } })).toBe(answer)
})
