import { expect, test } from 'vitest'
import { isPaid, isRefunded, leavesItOpen, outcomeOf } from './response-code.ts'

test.each([
  ['0000', 'paid'],
  ['0099', 'paid'],
  ['0100', 'generic-2'],
  ['0101', '0101'],
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
  ['', undefined],
  ['0', undefined],
  ['00', undefined],
  ['000', undefined],
  ['00000', undefined],
  ['101', undefined],
  [' 0000', undefined],
  ['0000\n', undefined],
  ['+000', undefined],
  ['0e00', undefined],
  ['00x0', undefined],
  ['٠٠٠٠', undefined],
])('a payment that is answered %s is %s', (response, expected) => {
  const outcome = outcomeOf(response)
  expect(outcome?.state === 'failed' ? outcome.code : outcome?.state).toBe(expected)
})

test('only 0900 pays back, and it pays nothing in', () => {
  expect(isRefunded('0900')).toBe(true)
  expect(['900', '', '00900', '0000'].filter(isRefunded)).toEqual([])
  expect(['0900', '', '0', '00'].filter(isPaid)).toEqual([])
})

test.each(['SIS0051', 'SIS0001', 'SIS0034', '', '0', 'SIS', 'OK'])('%s leaves open what was done', (code) => {
  expect(leavesItOpen(code)).toBe(true)
})
