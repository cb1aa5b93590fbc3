import { expect, test } from 'vitest'
import { addBit, type BitSet, emptyBits, hasBit } from '#platform/rules/bit-set.ts'
import { applyFacets, extremesOf, type FacetQuestion, ownersIn, type Rows } from './apply-facets.ts'

/**
 * Two spas with services and one without any. Values: 0 five stars, 1 four stars (group 0); 2 massage, 3 circuit
 * (group 1); 4 cheap, 5 dear (group 2, the price band).
 */
const table = [
  { owner: 0, values: [0, 2], price: 4000 },
  { owner: 0, values: [0, 3], price: 9000 },
  { owner: 0, values: [0, 3], price: 1000, isIdle: true },
  { owner: 1, values: [1, 2], price: 8000 },
  { owner: 1, values: [1, 2, 3], price: 3000 },
  { owner: 2, values: [0], price: 0, isPlaceholder: true },
]

const rowsWhere = (holds: (row: (typeof table)[number]) => boolean) =>
  bitsOf(table.flatMap((row, index) => (holds(row) ? [index] : [])))

const rows: Rows = {
  size: table.length,
  ownerOf: Uint32Array.from(table, ({ owner }) => owner),
  ownerStarts: Uint32Array.from([0, 3, 5, 6]),
  countable: rowsWhere(({ isPlaceholder }) => !isPlaceholder),
  owned: rowsWhere(({ isIdle }) => !isIdle),
  values: [0, 0, 1, 1, 2, 2].map((group, value) => ({
    group,
    rows: rowsWhere(({ values }) => values.includes(value)),
  })),
}

const prices = Int32Array.from(table, ({ price }) => price)

const everything: FacetQuestion = {
  candidates: null,
  conditions: [],
  bands: new Map([
    [4, rowsWhere(({ price }) => price > 0 && price <= 5000)],
    [5, rowsWhere(({ price }) => price > 5000)],
  ]),
  counts: 'owners',
}

const fiveStars = { group: 0, allows: bitsOf([0, 1, 2, 5]) }
const massage = { group: 1, allows: bitsOf([0, 3, 4]) }
const cheap = { group: 2, allows: bitsOf([0, 2, 4]) }

test('without filters all spas and all services are found', () => {
  const all = applyFacets(rows, everything)
  expect(all.found).toEqual({ owners: 3, rows: 5 })
  expect([...all.counts]).toEqual([2, 1, 2, 2, 2, 2])
})

test('services are counted one by one, and a spa without any is none', () => {
  expect([...applyFacets(rows, { ...everything, counts: 'rows' }).counts]).toEqual([3, 2, 3, 3, 3, 2])
})

test('filters narrow each other; numbers within a filter say what another choice of it would find', () => {
  const narrowed = applyFacets(rows, { ...everything, conditions: [fiveStars, massage] })
  expect(narrowed.found).toEqual({ owners: 1, rows: 1 })
  expect(narrowed.outOf).toEqual({ owners: 3, rows: 5 })
  // Four stars would find spa 1; circuits of five-star spas are in spa 0.
  expect([...narrowed.counts]).toEqual([1, 1, 1, 1, 1, 0])
})

test('one service must fit all filters: a cheap circuit and a dear massage make no cheap massage', () => {
  const narrowed = applyFacets(rows, { ...everything, conditions: [cheap, massage], candidates: bitsOf([1, 2, 3]) })
  expect(narrowed.found).toEqual({ owners: 0, rows: 0 })
})

test('what can not be had at present is listed, but does not make its spa found', () => {
  const idle = applyFacets(rows, { ...everything, candidates: bitsOf([2]) })
  expect(idle.found).toEqual({ owners: 0, rows: 1 })
})

test('each spa that was found knows its cheapest and its dearest service of those found', () => {
  const ofAll = (matched: BitSet) =>
    ownersIn(rows, matched).map((owner) => ({ owner, ...extremesOf(rows, owner, matched, prices) }))
  expect(ofAll(applyFacets(rows, everything).matched)).toEqual([
    { owner: 0, cheapest: 0, dearest: 1 },
    { owner: 1, cheapest: 4, dearest: 3 },
    { owner: 2, cheapest: 5, dearest: 5 },
  ])
  expect(ofAll(applyFacets(rows, { ...everything, conditions: [massage] }).matched)).toEqual([
    { owner: 0, cheapest: 0, dearest: 0 },
    { owner: 1, cheapest: 4, dearest: 3 },
  ])
})

test('values that nobody will see are not counted', () => {
  expect([...applyFacets(rows, { ...everything, isCounted: (value) => value < 2 }).counts]).toEqual([2, 1, 0, 0, 0, 0])
})

test('only what was asked about is looked at', () => {
  const some = applyFacets(rows, { ...everything, candidates: bitsOf([3, 4]) })
  expect(some.outOf).toEqual({ owners: 1, rows: 2 })
  expect(table.map((_, row) => hasBit(some.matched, row))).toEqual([false, false, false, true, true, false])
})

function bitsOf(members: number[]): BitSet {
  const bits = emptyBits(table.length)
  for (const row of members) addBit(bits, row)
  return bits
}
