import { expect, test } from 'vitest'
import { pageWindow } from './pagination.tsx'

test('a short list shows all its pages', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})

test('a long list keeps its ends and the pages around the current one', () => {
  expect(pageWindow(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9])
  expect(pageWindow(1, 9)).toEqual([1, 2, 'gap', 9])
})

test('a gap never hides a single page', () => {
  expect(pageWindow(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8])
})
