import { expect, test } from 'vitest'
import { failureOf, isAccepted, isCaptured, isRefunded, isReleased, leavesItOpen, outcomeOf } from './response-code.ts'

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
  const outcome = outcomeOf('now', response)
  expect(outcome?.state === 'failed' ? outcome.code : outcome?.state).toBe(expected)
})

test('only 0900 pays back, and it pays nothing in', () => {
  expect(isRefunded('0900')).toBe(true)
  expect(['900', '', '00900', '0000'].filter(isRefunded)).toEqual([])
  expect(['0900', '', '0', '00'].filter(isAccepted)).toEqual([])
})

test('only 0900 captures, and only 0400 releases', () => {
  expect(['0900', '0400', '0000', '900', ''].filter(isCaptured)).toEqual(['0900'])
  expect(['0900', '0400', '0000', '400', ''].filter(isReleased)).toEqual(['0400'])
})

test('what would be paid is only authorised where it was asked for so', () => {
  expect(outcomeOf('later', '0000')).toMatchObject({ state: 'authorized' })
  expect(outcomeOf('later', '0900')).toMatchObject({ state: 'failed' })
})

test.each(['9257', 'SIS0257'])('%s asks for another card, since this one can’t be authorised', (code) => {
  expect(failureOf(code)).toBe('generic-2')
})

test.each(['SIS0051', 'SIS0001', 'SIS0034', '', '0', 'SIS', 'OK'])('%s leaves open what was done', (code) => {
  expect(leavesItOpen(code)).toBe(true)
})
