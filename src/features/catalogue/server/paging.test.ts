import { expect, test } from 'vitest'
import { pageOf, pageSize } from './paging.ts'

const sixty = Array.from({ length: 60 }, (_, index) => index)

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['0', 1],
  ['-7', 1],
  ['4', 3],
  ['99999999999999999999', 3],
  ['1e300', 3],
  ['2.9', 2],
  ['0.5', 1],
  [' 2 ', 2],
  ['NaN', 1],
  ['Infinity', 1],
  ['two', 1],
  ['2; drop table spas', 1],
])('of three pages, %j is page %i', (wanted, current) => {
  expect(pageOf(sixty, wanted)).toMatchObject({ current, last: 3, total: 60 })
})

test('each item stands on exactly one page', () => {
  const pages = ['1', '2', '3'].map((page) => pageOf(sixty, page).items)
  expect(pages.map((items) => items.length)).toEqual([24, 24, 12])
  expect(pages.flat()).toEqual(sixty)
})

test('nothing fills one empty page', () => {
  expect(pageOf([], '5')).toEqual({ items: [], current: 1, last: 1, total: 0 })
})

test('a full page is not followed by an empty one', () => {
  expect(pageOf(sixty.slice(0, pageSize), '2')).toMatchObject({ current: 1, last: 1 })
})
