import { expect, test } from 'vitest'
import { isAsAsked, settleItem } from './settle-item.ts'

const inPairs = { minimum: 2, maximum: 7, incrementing: 2 }
const fixed = { minimum: 2, maximum: 4, incrementing: 0 }

test.each([
  { pax: null, is: { pax: 2, count: 1, asked: null }, asAsked: true },
  { pax: '2', is: { pax: 2, count: 1, asked: 2 }, asAsked: true },
  { pax: ' 04 ', is: { pax: 4, count: 2, asked: 4 }, asAsked: true },
  { pax: '3', is: { pax: 4, count: 2, asked: 3 }, asAsked: false },
  { pax: '1', is: { pax: 2, count: 1, asked: 1 }, asAsked: false },
  { pax: '6', is: { pax: 6, count: 3, asked: 6 }, asAsked: true },
  { pax: '7', is: { pax: 6, count: 3, asked: 7, problem: 'above-maximum' }, asAsked: false },
  { pax: '10000', is: { pax: 6, count: 3, asked: 10_000, problem: 'above-maximum' }, asAsked: false },
  { pax: '9'.repeat(400), is: { pax: 6, count: 3, asked: 1_000_000, problem: 'above-maximum' }, asAsked: false },
  ...['', '0', '-3', '2.5', '2e1', 'dos', '٣', '0x2'].map((pax) => ({
    pax,
    is: { pax: 2, count: 1, asked: null, problem: 'not-a-party' },
    asAsked: false,
  })),
])('$pax people become a party that is sold', ({ pax, is, asAsked }) => {
  const settled = settleItem(inPairs, { pax, units: null })
  const { pax: people, count, asked, problems } = settled
  expect({ pax: people, count, asked, ...(problems.pax && { problem: problems.pax }) }).toEqual(is)
  expect(isAsAsked(settled)).toBe(asAsked)
})

test.each([
  { pax: '2', people: 2, problem: undefined },
  { pax: '3', people: 2, problem: undefined },
  { pax: '5', people: 2, problem: 'above-maximum' },
])('a fixed party asked for $pax is for $people', ({ pax, people, problem }) => {
  const settled = settleItem(fixed, { pax, units: null })
  expect(settled).toMatchObject({ pax: people, count: 1 })
  expect(settled.problems.pax).toBe(problem)
})

test.each([
  { units: null, is: 1, problem: undefined },
  { units: '1', is: 1, problem: undefined },
  { units: '20', is: 20, problem: undefined },
  { units: '21', is: 20, problem: 'out-of-range' },
  { units: '10000', is: 20, problem: 'out-of-range' },
  ...['', '0', '-1', '1.5', 'muchas'].map((units) => ({ units, is: 1, problem: 'out-of-range' })),
])('$units units become $is', ({ units, is, problem }) => {
  const settled = settleItem(inPairs, { pax: '2', units })
  expect(settled.units).toBe(is)
  expect(settled.problems.units).toBe(problem)
  expect(isAsAsked(settled)).toBe(problem === undefined)
})

test.each([
  { pax: '4', units: '10', is: 10, problem: undefined },
  { pax: '4', units: '11', is: 10, problem: 'out-of-range' },
  { pax: '6', units: '20', is: 6, problem: 'out-of-range' },
])('a party of $pax in pairs, $units times, is at most twenty vouchers', ({ pax, units, is, problem }) => {
  const settled = settleItem(inPairs, { pax, units })
  expect(settled.units).toBe(is)
  expect(settled.problems.units).toBe(problem)
})
