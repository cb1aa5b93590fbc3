import { expect, test } from 'vitest'
import { lowestPriceBefore, lowestPriceBeforeOffers } from './lowest-price.ts'

// The 30 days before 15 November are those from 16 October to 14 November.
const today = '2026-11-15'

test.each([
  ['no price was ever set', [], null],
  ['the first price is set today', [{ since: '2026-11-15', amount: 5000 }], null],
  ['the first price comes later', [{ since: '2026-12-01', amount: 5000 }], null],
  ['the price is new since yesterday', [{ since: '2026-11-14', amount: 5000 }], 5000],
  ['one price holds for years', [{ since: '2020-01-01', amount: 5000 }], 5000],
  [
    'it went up within the window',
    [
      { since: '2026-01-01', amount: 4000 },
      { since: '2026-11-01', amount: 5000 },
    ],
    4000,
  ],
  [
    'it went down within the window',
    [
      { since: '2026-01-01', amount: 5000 },
      { since: '2026-11-01', amount: 4000 },
    ],
    4000,
  ],
  [
    'it goes down today',
    [
      { since: '2026-01-01', amount: 5000 },
      { since: '2026-11-15', amount: 3000 },
    ],
    5000,
  ],
  [
    'the low price had its last day just before the window',
    [
      { since: '2026-01-01', amount: 3000 },
      { since: '2026-10-16', amount: 5000 },
    ],
    5000,
  ],
  [
    'the low price had its last day as the first of the window',
    [
      { since: '2026-01-01', amount: 3000 },
      { since: '2026-10-17', amount: 5000 },
    ],
    3000,
  ],
  [
    'a low price came and went, and rows are in no order',
    [
      { since: '2026-11-05', amount: 5000 },
      { since: '2026-01-01', amount: 4500 },
      { since: '2026-11-03', amount: 2500 },
    ],
    2500,
  ],
  [
    'it was free for a day',
    [
      { since: '2026-11-10', amount: 0 },
      { since: '2026-11-11', amount: 5000 },
    ],
    0,
  ],
])('the lowest price when %s', (_, changes, lowest) => {
  expect(lowestPriceBefore(today, changes)).toBe(lowest)
})

test('changes stay in the order they came in', () => {
  const changes = [
    { since: '2026-11-05', amount: 5000 },
    { since: '2026-01-01', amount: 4500 },
  ]
  lowestPriceBefore(today, changes)
  expect(changes.map(({ amount }) => amount)).toEqual([5000, 4500])
})

test('a discount is measured against the 30 days before it began, however long it has lasted', () => {
  const changes = [
    { since: '2026-08-01', amount: 5900 },
    { since: '2026-09-05', amount: 5200 },
    { since: '2026-09-12', amount: 5900 },
    { since: '2026-10-01', amount: 4720 },
  ]
  expect(lowestPriceBeforeOffers([{ startDate: '2026-10-01' }], changes)).toBe(5200)
  expect(lowestPriceBeforeOffers([{ startDate: '2026-10-20' }, { startDate: '2026-10-01' }], changes)).toBe(5200)
  expect(lowestPriceBeforeOffers([], changes)).toBeNull()
})
