import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { priceItem, sharesOf } from './voucher-goods.ts'

const couple = { price: euros(8000), capacity: { minimum: 2, maximum: 6, incrementing: 2 }, offers: [] }
const item = { serviceUuid: 'ritual', pax: 2, units: 1 }

test.each([
  ['a couple', { pax: 2, units: 1 }, { pax: 2, count: 1, amount: 8000 }],
  ['three people, for four', { pax: 3, units: 1 }, { pax: 4, count: 2, amount: 16_000 }],
  ['two couples, each with their own', { pax: 2, units: 2 }, { pax: 2, count: 1, amount: 16_000 }],
  ['four people, three times', { pax: 4, units: 3 }, { pax: 4, count: 2, amount: 48_000 }],
])('%s', (_, wanted, { amount, ...sold }) => {
  expect(priceItem(couple, { ...item, ...wanted }, '2026-11-15')).toMatchObject({
    ok: true,
    value: { ...sold, base: euros(amount), discounted: euros(amount), percent: 0 },
  })
})

test('a party that is too large is refused', () => {
  expect(priceItem(couple, { ...item, pax: 7 }, '2026-11-15')).toEqual({ ok: false, error: 'above-maximum' })
})

test.each([
  [10_000, [1, 1, 1], [3334, 3333, 3333]],
  [7240, [8000, 4900], [4490, 2750]],
  [0, [100, 200], [0, 0]],
  [100, [0, 0], [0, 0]],
  [5, [1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 0, 0]],
])('%i cents over %j', (paid, weights, shares) => {
  expect(sharesOf(paid, weights)).toEqual(shares)
})
