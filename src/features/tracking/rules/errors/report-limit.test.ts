import { expect, test } from 'vitest'
import { makeReportLimit, reportLimits } from './report-limit.ts'

test('the same error is told once in a window', () => {
  const mayTell = makeReportLimit({ most: 5, window: 1000 })
  expect([0, 1, 999, 1000].map((now) => mayTell('a', now))).toEqual([true, false, false, true])
})

test('of different ones so many are told', () => {
  const mayTell = makeReportLimit({ most: 2, window: 1000 })
  expect(['a', 'b', 'c'].map((name) => mayTell(name, 0))).toEqual([true, true, false])
  expect(mayTell('c', 1000)).toBe(true)
})

test('a page tells ten, however long it is open', () => {
  const mayTell = makeReportLimit(reportLimits.page)
  const told = Array.from({ length: 30 }, (_, at) => mayTell(String(at), at * 86_400_000))
  expect(told.filter(Boolean)).toHaveLength(10)
})
