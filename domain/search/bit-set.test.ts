import { expect, test } from 'vitest'
import { addBit, addRange, emptyBits, hasBit, intersection, union } from './bit-set.ts'

const size = 70
const setOf = (...rows: number[]) => {
  const bits = emptyBits(size)
  for (const row of rows) addBit(bits, row)
  return bits
}
const rowsOf = (bits: Uint32Array | null) =>
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
