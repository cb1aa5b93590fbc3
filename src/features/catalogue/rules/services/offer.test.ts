import { expect, test } from 'vitest'
import { isOfferValidOn } from './offer.ts'

// The week of 16 to 22 November 2026, Monday to Thursday.
const offer = {
  startDate: '2026-11-16',
  endDate: '2026-11-23',
  bonoDiscountValue: -20,
  weekdays: {
    sunday: false,
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: false,
    saturday: false,
  },
}

test.each([
  ['the day before it starts', '2026-11-15', false],
  ['its first day', '2026-11-16', true],
  ['a day within, with its flag', '2026-11-19', true],
  ['a day within, without its flag', '2026-11-20', false],
  ['a Sunday', '2026-11-22', false],
  ['its last day', '2026-11-23', true],
  ['the day after it ends', '2026-11-24', false],
  ['the same day a year later', '2027-11-16', false],
])('an offer on %s', (_, day, valid) => {
  expect(isOfferValidOn(offer, day)).toBe(valid)
})

test('an offer of one day is valid on that day', () => {
  expect(isOfferValidOn({ ...offer, endDate: '2026-11-16' }, '2026-11-16')).toBe(true)
})

test('an offer that would raise the price is none', () => {
  expect(isOfferValidOn({ ...offer, bonoDiscountValue: 1 }, '2026-11-16')).toBe(false)
  expect(isOfferValidOn({ ...offer, bonoDiscountValue: 0 }, '2026-11-16')).toBe(true)
})
