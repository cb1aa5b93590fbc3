import { expect, test } from 'vitest'
import { makeBalanceCode, makeLocator, makeOrderNumber, voucherReference } from './reference.ts'

const lowest = () => 0
const highest = (limit: number) => limit - 1

test('a locator is the end of the timestamp and three capitals', () => {
  expect(makeLocator(new Date(1_763_197_271_920), lowest)).toBe('71920AAA')
  expect(makeLocator(new Date(1_763_197_200_000), highest)).toBe('00000ZZZ')
})

test('a voucher is called after its locator', () => {
  expect(voucherReference('71920KRB')).toBe('SP71920KRB')
})

test.each([lowest, highest])('an order number has the form that Redsys wants', (draw) => {
  expect(makeOrderNumber(draw)).toMatch(/^\d{4}[0-9A-Z]{8}$/)
})

test('a code to be typed has no letters that look like digits', () => {
  expect(makeBalanceCode('TR', highest)).toBe('TR-999999-999999')
  expect(makeBalanceCode('MO', lowest)).toMatch(/^MO-A{6}-A{6}$/)
})
