import { expect, test } from 'vitest'
import { isPaid, isRefunded, leavesItOpen, outcomeOf } from './response-code.ts'

test.each([
  ['0000', 'paid'],
  ['0', 'paid'],
  ['0099', 'paid'],
  ['0100', 'generic-2'],
  ['0101', '0101'],
  ['101', '0101'],
  ['0174', '0174'],
  ['0180', 'generic-2'],
  ['0900', 'generic-1'],
  ['9334', 'SIS0334'],
  ['9601', 'SIS0601'],
  ['9095', 'SIS0095'],
  ['9182', 'SIS0182'],
  ['9912', 'generic-1'],
  ['9915', 'generic-1'],
  ['0913', undefined],
  ['9998', undefined],
  ['9999', undefined],
])('a payment that is answered %s is %s', (response, expected) => {
  const outcome = outcomeOf(response)
  expect(outcome?.state === 'failed' ? outcome.code : outcome?.state).toBe(expected)
})

test('only 0900 pays back, and it pays nothing in', () => {
  expect([isRefunded('0900'), isRefunded('900'), isPaid('0900'), isRefunded('0000')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each(['SIS0051', 'SIS0001', 'SIS0034'])('%s leaves open what was done', (code) => {
  expect(leavesItOpen(code)).toBe(true)
})
