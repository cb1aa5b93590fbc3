import { expect, test } from 'vitest'
import { type HotelPeriod, termsOfNight } from './hotel-periods.ts'

const period = (
  kind: HotelPeriod['kind'],
  starts: string,
  ends: string,
  rest: Partial<HotelPeriod> = {},
): HotelPeriod => ({
  kind,
  starts,
  ends,
  percent: null,
  nights: null,
  ...rest,
})

const periods = [
  period('season', '12-22', '01-06', { percent: 150 }),
  period('season', '07-01', '08-31', { percent: 130 }),
  period('minimum-stay', '12-30', '01-01', { nights: 3 }),
  period('closing', '11-30', '12-02'),
  period('offer', '01-10', '01-31', { percent: 15 }),
]

test.each<[string, string, Partial<ReturnType<typeof termsOfNight>>]>([
  ['a Thursday', '2026-11-19', { price: 16_000, offerPercent: 0, minimumNights: 1, isClosed: false }],
  ['a Friday', '2026-11-20', { price: 18_600 }],
  ['a Sunday', '2026-11-22', { price: 16_000 }],
  ['closed days', '2026-12-01', { isClosed: true }],
  ['the day after them', '2026-12-03', { isClosed: false }],
  ['the first day of a season', '2026-12-22', { price: 24_000 }],
  ['the last day of a season in the next year', '2027-01-06', { price: 24_000 }],
  ['the day after it', '2027-01-07', { price: 16_000 }],
  ['New Year’s Eve', '2026-12-31', { minimumNights: 3 }],
  ['an offer', '2027-01-12', { offerPercent: 15 }],
  ['a leap day', '2028-02-29', { price: 16_000 }],
])('%s', (_, night, terms) => {
  expect(termsOfNight(night, 16_000, periods)).toMatchObject(terms)
})
