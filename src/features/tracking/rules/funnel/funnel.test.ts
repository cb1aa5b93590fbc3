import { expect, test } from 'vitest'
import { type FunnelRow, groupRows, mergeRows, noCounts, rateOf, type Stage } from './funnel.ts'

const row = (changes: Partial<FunnelRow> = {}): FunnelRow => ({
  day: '2026-11-18',
  language: 'es',
  kind: 'voucher',
  channel: '(direct)',
  campaign: '(none)',
  ...noCounts,
  ...changes,
})

test('rows of the same key are one', () => {
  const rows = [row({ views: 2 }), row({ views: 3, starts: 1 }), row({ language: 'pt', views: 1 })]
  expect(mergeRows(rows)).toEqual([row({ views: 5, starts: 1 }), row({ language: 'pt', views: 1 })])
})

test.each<[Stage, number | null]>([
  ['views', null],
  ['starts', 0.25],
  ['buyers', 0.5],
  ['payments', 0],
  ['confirmed', null],
])('the rate of %s is %s', (stage, rate) => {
  expect(rateOf({ views: 8, starts: 2, buyers: 1, payments: 0, confirmed: 0 }, stage)).toBe(rate)
})

test('days come in their order, the others by what they brought', () => {
  const rows = [
    row({ day: '2026-11-18', channel: 'mail', views: 9 }),
    row({ day: '2026-11-17', channel: 'ga', views: 1, starts: 1, confirmed: 1 }),
    row({ day: '2026-11-18', channel: 'ga', views: 2 }),
    row({ day: '2026-11-18', channel: 'fb', views: 3, starts: 1 }),
  ]
  expect(groupRows(rows, 'day').map(({ name, counts }) => [name, counts.views])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-18', 14],
  ])
  expect(groupRows(rows, 'channel').map(({ name, counts }) => [name, counts.views])).toEqual([
    ['ga', 3],
    ['fb', 3],
    ['mail', 9],
  ])
})
