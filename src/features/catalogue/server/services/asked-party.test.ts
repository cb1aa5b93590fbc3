import { expect, test } from 'vitest'
import type { Capacity } from '#features/catalogue/rules/services/service.ts'
import { askedParty, largestParty } from './asked-party.ts'

const inPairs = { minimum: 2, maximum: 8, incrementing: 2 }
const upToSix = { minimum: 1, maximum: 6, incrementing: 1 }
const couple = { minimum: 2, maximum: 2, incrementing: 0 }

const sold = (...capacities: Capacity[]) =>
  capacities.map((capacity, place) => ({ uuid: String(place), capacity, price: 4000 * capacity.minimum }))

test.each([
  ['nothing asked', sold(inPairs), null, { pax: 2, asked: null, isRefused: false }],
  ['two', sold(inPairs), '2', { pax: 2, asked: 2, isRefused: false }],
  ['three, who need vouchers for four', sold(inPairs), '3', { pax: 4, asked: 3, isRefused: false }],
  ['one, where two is the least', sold(inPairs), '1', { pax: 2, asked: 1, isRefused: false }],
  ['the most there is', sold(inPairs), '8', { pax: 8, asked: 8, isRefused: false }],
  ['one too many', sold(inPairs), '9', { pax: 8, asked: 9, isRefused: true }],
  ['far too many', sold(inPairs), '999', { pax: 8, asked: 999, isRefused: true }],
  ['one by one', sold(upToSix), '5', { pax: 5, asked: 5, isRefused: false }],
  ['four, where the party is fixed', sold(couple), '4', { pax: 2, asked: 4, isRefused: true }],
  ['one, where one and two are sold', sold(couple, upToSix), '1', { pax: 1, asked: 1, isRefused: false }],
  ['three, where one and two are sold', sold(couple, upToSix), '3', { pax: 3, asked: 3, isRefused: false }],
])('%s', (_, onSale, text, expected) => {
  expect(askedParty(onSale, 2, text)).toEqual(expected)
})

test('a capacity that no party fits opens with the usual one', () => {
  const nobody = sold({ minimum: 3, maximum: 2, incrementing: 1 })
  expect(askedParty(nobody, 3, null)).toEqual({ pax: 3, asked: null, isRefused: false })
})

test.each(['', '0', '-3', 'abc', '2.5', '1e9', ' 4', '4 personas', '99999999999999999999', '٣'])(
  '%j asks for nothing',
  (text) => {
    expect(askedParty(sold(inPairs), 2, text)).toEqual({ pax: 2, asked: null, isRefused: false })
  },
)

test.each([
  [inPairs, 8],
  [{ minimum: 2, maximum: 7, incrementing: 2 }, 6],
  [upToSix, 6],
  [couple, 2],
  [{ minimum: 2, maximum: 6, incrementing: 0 }, 2],
  [{ minimum: 3, maximum: 2, incrementing: 1 }, 3],
])('the largest party of %o is %i', (capacity, expected) => {
  expect(largestParty(capacity)).toBe(expected)
})
