import { expect, test } from 'vitest'
import { lastDayOf, type Weekday, weekdays } from '#features/catalogue/rules/services/offer.ts'

const offer = (endDate: string, days: readonly Weekday[] = weekdays) => ({
  startDate: '2026-11-01',
  endDate,
  bonoDiscountValue: -20,
  weekdays: Object.fromEntries(weekdays.map((day) => [day, days.includes(day)])) as Record<Weekday, boolean>,
})

test.each([
  ['no offer', [], null],
  ['one offer, every day', [offer('2026-11-30')], '2026-11-30'],
  ['one that ends today', [offer('2026-11-16')], '2026-11-16'],
  ['two together, until the first ends', [offer('2026-12-31'), offer('2026-11-20')], '2026-11-20'],
  ['only from Monday to Thursday', [offer('2026-12-31', ['monday', 'tuesday', 'wednesday', 'thursday'])], '2026-11-19'],
  ['only on Mondays', [offer('2026-12-31', ['monday'])], '2026-11-16'],
])('the price of Monday 16 November stays: %s', (_, offers, last) => {
  expect(lastDayOf(offers, '2026-11-16')).toBe(last)
})
