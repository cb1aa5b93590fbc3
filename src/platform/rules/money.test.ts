import { expect, test } from 'vitest'
import { compare, displayCurrency, euros, multiply, subtract } from './money.ts'

const dollars = (amount: number) => ({ amount, currency: 'USD' })

test.each([
  [5000, 1500, 3500],
  [1500, 5000, -3500],
  [5000, 5000, 0],
])('%i cents less %i cents leaves %i', (a, b, left) => {
  expect(subtract(euros(a), euros(b))).toEqual(euros(left))
})

test('comparing sorts from cheap to expensive', () => {
  expect([euros(300), euros(100), euros(200)].sort(compare)).toEqual([euros(100), euros(200), euros(300)])
  expect(compare(euros(100), euros(100))).toBe(0)
})

test('currencies never mix', () => {
  expect(() => subtract(euros(100), dollars(100))).toThrow('Cannot mix EUR and USD')
  expect(() => compare(euros(100), dollars(100))).toThrow('Cannot mix EUR and USD')
})

test.each([
  ['whole vouchers', 4500, 3, 13500],
  ['half a cent goes up', 5, 0.5, 3],
  ['less than half goes down', 333, 0.1, 33],
  ['a half that floating point hides', 50, 1.15, 58],
  ['another one', 150, 1.15, 173],
  ['nothing', 4500, 0, 0],
  ['nothing, from below', -1, 0.4, 0],
  ['a refund', 4500, -1, -4500],
])('multiply: %s', (_, amount, by, product) => {
  expect(multiply(euros(amount), by)).toEqual(euros(product))
})

test('multiplying keeps the currency', () => {
  expect(multiply(dollars(100), 2)).toEqual(dollars(200))
})

test.each([
  ['EUR', 'EUR'],
  ['ARS', 'USD'],
  ['USD', 'USD'],
])('%s is shown as %s', (currency, shown) => {
  expect(displayCurrency(currency)).toBe(shown)
})
