import { expect, test } from 'vitest'
import {
  addBit,
  addRange,
  bitsWhere,
  countRunsShared,
  countShared,
  difference,
  emptyBits,
  hasBit,
  intersection,
  union,
} from './bit-set.ts'

const size = 70
const setOf = (...rows: number[]) => {
  const bits = emptyBits(size)
  for (const row of rows) addBit(bits, row)
  return bits
}
const rowsOf = (bits: Int32Array | null) =>
  bits && Array.from({ length: size }, (_, row) => row).filter((row) => hasBit(bits, row))

test.each([0, 1, 31, 32, 33, 63, 64, 69])('row %i can be put in and found again, alone', (row) => {
  expect(rowsOf(setOf(row))).toEqual([row])
})

test('a range holds its first row and not its end', () => {
  const bits = emptyBits(size)
  addRange(bits, 30, 34)
  expect(rowsOf(bits)).toEqual([30, 31, 32, 33])
})

test('what is in all sets; null stands for everything', () => {
  expect(rowsOf(intersection([setOf(1, 40, 69), null, setOf(40, 69, 2)]))).toEqual([40, 69])
  expect(rowsOf(intersection([null, setOf(3)]))).toEqual([3])
  expect(intersection([null, null])).toBeNull()
  expect(intersection([])).toBeNull()
})

test('what is in a set and not in another', () => {
  expect(rowsOf(difference(setOf(1, 31, 40, 69), setOf(31, 69, 2)))).toEqual([1, 40])
  expect(rowsOf(difference(setOf(1), setOf()))).toEqual([1])
})

test('neither changes the sets it is made from', () => {
  const [first, second] = [setOf(1, 2), setOf(2, 3)]
  intersection([first, second])
  union([first, second], size)
  expect([rowsOf(first), rowsOf(second)]).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('what is in any of the sets', () => {
  expect(rowsOf(union([setOf(1, 40), setOf(40, 69)], size))).toEqual([1, 40, 69])
  expect(rowsOf(union([], size))).toEqual([])
})

test('rows are taken from a list by a rule', () => {
  expect(
    rowsOf(
      bitsWhere(
        Array.from({ length: size }, (_, row) => row),
        (row) => row % 33 === 0,
      ),
    ),
  ).toEqual([0, 33, 66])
})

test.each([
  [[], [1, 2], 0],
  [[0, 31, 32, 63, 69], [0, 31, 32, 63, 69], 5],
  [[1, 2, 3, 40], [2, 3, 41, 69], 2],
])('%j and %j share %#', (one, other, shared) => {
  expect(countShared(setOf(...one), setOf(...other))).toBe(shared)
})

test('runs with a shared row are counted once each, whatever words they cross', () => {
  const starts = Uint32Array.from([0, 5, 33, 34, 64, 70])
  const runOf = Uint32Array.from({ length: size }, (_, row) => starts.findLastIndex((start) => start <= row))
  const all = bitsWhere(runOf, () => true)
  expect(countRunsShared(all, all, runOf, starts)).toBe(5)
  expect(countRunsShared(setOf(0, 1, 4, 6, 32), all, runOf, starts)).toBe(2)
  expect(countRunsShared(setOf(33, 63, 64, 69), setOf(63, 64, 69), runOf, starts)).toBe(2)
  expect(countRunsShared(setOf(), all, runOf, starts)).toBe(0)
})
