import { expect, test } from 'vitest'
import { askedParty, largestParty } from './asked-party.ts'

const inPairs = { minimum: 2, maximum: 8, incrementing: 2 }
const upToSix = { minimum: 1, maximum: 6, incrementing: 1 }
const couple = { minimum: 2, maximum: 2, incrementing: 0 }

test.each([
  ['nothing asked', inPairs, null, { pax: 2, count: 1, asked: null, isRefused: false }],
  ['two', inPairs, '2', { pax: 2, count: 1, asked: 2, isRefused: false }],
  ['three, who need vouchers for four', inPairs, '3', { pax: 4, count: 2, asked: 3, isRefused: false }],
  ['one, where two is the least', inPairs, '1', { pax: 2, count: 1, asked: 1, isRefused: false }],
  ['the most there is', inPairs, '8', { pax: 8, count: 4, asked: 8, isRefused: false }],
  ['one too many', inPairs, '9', { pax: 8, count: 4, asked: 9, isRefused: true }],
  ['far too many', inPairs, '999', { pax: 8, count: 4, asked: 999, isRefused: true }],
  ['one by one', upToSix, '5', { pax: 5, count: 5, asked: 5, isRefused: false }],
  ['four, where the party is fixed', couple, '4', { pax: 2, count: 1, asked: 4, isRefused: true }],
])('%s', (_, capacity, text, expected) => {
  expect(askedParty(capacity, text)).toEqual(expected)
})

test.each(['', '0', '-3', 'abc', '2.5', '1e9', ' 4', '4 personas', '99999999999999999999', '٣'])(
  '%j asks for nothing',
  (text) => {
    expect(askedParty(inPairs, text)).toEqual({ pax: 2, count: 1, asked: null, isRefused: false })
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
