import { expect, test } from 'vitest'
import { pickVaried } from './pick-varied.ts'

const scene = (name: string) => name.charAt(0)
const place = (name: string) => name.charAt(1)

test.each([
  ['the first that differ in all traits', ['a1', 'a2', 'b1', 'b2', 'c3'], 3, ['a1', 'b2', 'c3']],
  ['too few differ in place: the scene still does', ['a1', 'a2', 'b1', 'c1'], 3, ['a1', 'b1', 'c1']],
  ['too few differ in anything: the row is full all the same', ['a1', 'a2', 'a3'], 2, ['a1', 'a2']],
  ['fewer than asked for: all of them', ['a1', 'a1'], 4, ['a1']],
  ['nothing to choose from', [], 4, []],
])('%s', (_, things, count, picked) => {
  expect(pickVaried(things, count, [scene, place])).toEqual(picked)
})
