import { expect, test } from 'vitest'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { euros } from '#platform/rules/money.ts'
import { bookingPrice } from './booking-price.ts'

const everyDay = {
  sunday: true,
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
}
const mornings: Offer = {
  uuid: 'mornings',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  weekdays: everyDay,
  spaDiscountValue: 0,
  bonoDiscountValue: -20,
  discountMode: 'percent',
  startTime: '10:00:00',
  endTime: '14:00:00',
}
const service = { price: euros(10000), capacity: { minimum: 2, maximum: 6, incrementing: 2 }, offers: [mornings] }

test.each([
  ['before the offer begins that day', '2026-11-19', '09:30', 2, 10000],
  ['at its first minute', '2026-11-19', '10:00', 2, 8000],
  ['at its last', '2026-11-19', '14:00', 2, 10000],
  ['for four', '2026-11-19', '11:00', 4, 16000],
  ['for three, who are sold as four', '2026-11-19', '11:00', 3, 16000],
  ['after the last day of the offer, though it is booked before', '2026-12-01', '11:00', 2, 10000],
])('%s', (_, day, time, pax, amount) => {
  expect(bookingPrice(service, { day, time, pax }).discounted.amount).toBe(amount)
})
