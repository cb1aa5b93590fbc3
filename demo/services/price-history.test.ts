import { expect, test } from 'vitest'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { euros } from '#platform/rules/money.ts'
import { weekdays } from '#platform/time/dates.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import { demoDay } from '#tests/demo-day.ts'
import type { SeedRow } from '../seed-rows.ts'
import { daysUpTo } from './price-history.ts'

const today = demoDay
const catalogue = readDemoRows()
const days = daysUpTo(today, 90)
const offersOf = Map.groupBy(catalogue.offers, ({ serviceUuid }) => serviceUuid)
const historyOf = Map.groupBy(catalogue.priceHistory, ({ serviceUuid }) => serviceUuid)

test('a service has two to five prices over the last 90 days', () => {
  for (const { uuid } of catalogue.services) {
    const history = historyOf.get(uuid) ?? []
    expect(history.length).toBeGreaterThanOrEqual(2)
    expect(history.length).toBeLessThanOrEqual(5)
    expect(history[0]?.since).toBe(days[0])
  }
})

test('the history ends with the price in force today, and follows the offers before it', () => {
  for (const { uuid, priceAmount } of catalogue.services) {
    const offers = (offersOf.get(uuid) ?? []).map(asOffer)
    const history = historyOf.get(uuid) ?? []
    for (const day of days.slice(-30)) {
      const inForce = history.findLast(({ since }) => since <= day)?.amount
      const price = priceFor(
        { price: euros(priceAmount), capacity: { minimum: 1, maximum: 1, incrementing: 0 }, offers },
        1,
        day,
      )
      expect(inForce).toBe(price.discounted.amount)
    }
  }
})

test('about one service in seven has an offer, of both modes, past, current and to come', () => {
  const share = offersOf.size / catalogue.services.length
  expect(share).toBeGreaterThan(0.1)
  expect(share).toBeLessThan(0.2)
  const { offers } = catalogue
  expect(new Set(offers.map(({ discountMode }) => discountMode))).toEqual(new Set(['percent', 'fixed']))
  expect(offers.some(({ endDate }) => endDate < today)).toBe(true)
  expect(offers.some(({ startDate }) => startDate > today)).toBe(true)
  expect(offers.some(({ startDate, endDate }) => startDate <= today && today <= endDate)).toBe(true)
  expect(offers.some(({ sunday }) => !sunday)).toBe(true)
  expect(offers.some(({ startTime }) => startTime)).toBe(true)
  expect(offers.every(({ bonoDiscountValue }) => bonoDiscountValue < 0)).toBe(true)
})

function asOffer(row: SeedRow<'offers'>): Offer {
  const flags = Object.fromEntries(weekdays.map((day) => [day, row[day]])) as Offer['weekdays']
  return { ...row, weekdays: flags, startTime: row.startTime ?? null, endTime: row.endTime ?? null }
}
