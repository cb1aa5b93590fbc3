import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { amountSchema, toAmount } from './amount.ts'

test.each([
  [1, '0.01'],
  [9, '0.09'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [101, '1.01'],
  [1990, '19.90'],
  [4999, '49.99'],
  [5749, '57.49'],
  [110_07, '110.07'],
  [100_000, '1000.00'],
  [999_999, '9999.99'],
])('%i cents are %s', (cents, value) => {
  expect(toAmount(euros(cents))).toEqual({ currency_code: 'EUR', value })
  expect(amountSchema.parse({ currency_code: 'EUR', value })).toEqual(euros(cents))
})

test('every amount up to a thousand euros comes back as it went', () => {
  for (let cents = 1; cents <= 100_000; cents++) {
    const back = amountSchema.parse(toAmount(euros(cents)))
    if (back.amount !== cents) expect(back.amount).toBe(cents)
  }
})

test.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d is no amount to ask for', (cents) => {
  expect(() => toAmount(euros(cents))).toThrow()
})

test.each(['49,99', '49.9', '49', '-1.00', '1e3', '1.000', ' 1.00', ''])('%j is not read as money', (value) => {
  expect(amountSchema.safeParse({ currency_code: 'EUR', value }).success).toBe(false)
})
