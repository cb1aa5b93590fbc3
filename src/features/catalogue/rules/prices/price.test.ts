import { expect, test } from 'vitest'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { euros } from '#platform/rules/money.ts'
import { priceFor } from './price.ts'

const monday = '2026-11-16'
const saturday = '2026-11-21'

const offer = (discountMode: Offer['discountMode'], bonoDiscountValue: number): Offer => ({
  uuid: `${discountMode} ${bonoDiscountValue}`,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  weekdays: {
    sunday: false,
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: true,
    saturday: false,
  },
  spaDiscountValue: 0,
  bonoDiscountValue,
  discountMode,
  startTime: null,
  endTime: null,
})

const service = (amount: number, ...offers: Offer[]) => ({
  price: euros(amount),
  capacity: { minimum: 2, maximum: 8, incrementing: 2 },
  offers,
})

const twentyPercent = offer('percent', -20)
const tenEuros = offer('fixed', -10)

test.each([
  ['no offer', service(10000), 2, monday, { base: 10000, discounted: 10000, percent: 0 }],
  ['two vouchers', service(10000), 3, monday, { base: 20000, discounted: 20000, percent: 0 }],
  ['20% off', service(10000, twentyPercent), 2, monday, { base: 10000, discounted: 8000, percent: 20 }],
  ['20% off two vouchers', service(10000, twentyPercent), 4, monday, { base: 20000, discounted: 16000, percent: 20 }],
  ['€10 off', service(10000, tenEuros), 2, monday, { base: 10000, discounted: 9000, percent: 10 }],
  [
    '€10 off each of two vouchers',
    service(10000, tenEuros),
    4,
    monday,
    { base: 20000, discounted: 18000, percent: 10 },
  ],
  [
    '20% and €10 add up on the full price',
    service(10000, twentyPercent, tenEuros),
    2,
    monday,
    { base: 10000, discounted: 7000, percent: 30 },
  ],
  [
    'an offer that is not valid that day',
    service(10000, twentyPercent),
    2,
    saturday,
    { base: 10000, discounted: 10000, percent: 0 },
  ],
  ['an offer above the price leaves 0', service(500, tenEuros), 4, monday, { base: 1000, discounted: 0, percent: 100 }],
  [
    'more than everything off',
    service(500, offer('percent', -150)),
    2,
    monday,
    { base: 500, discounted: 0, percent: 100 },
  ],
  [
    'an offer that would raise it',
    service(10000, offer('percent', 10)),
    2,
    monday,
    { base: 10000, discounted: 10000, percent: 0 },
  ],
  [
    'an offer that would raise it beside a true one',
    service(10000, offer('fixed', 5), tenEuros),
    2,
    monday,
    { base: 10000, discounted: 9000, percent: 10 },
  ],
  // 45.45 − 10% is 40.905: 40.91 a voucher, 81.82 for two (rounding the total would say 81.81).
  [
    'half a cent goes up, once per voucher',
    service(4545, offer('percent', -10)),
    4,
    monday,
    { base: 9090, discounted: 8182, percent: 9.988998899889989 },
  ],
  // 3.33 − 7% − 8% is 2.8305: rounded once, not at each offer.
  [
    'offers are added before they are rounded',
    service(333, offer('percent', -7), offer('percent', -8)),
    2,
    monday,
    { base: 333, discounted: 283, percent: 15.015015015015015 },
  ],
  ['a service that costs nothing', service(0, twentyPercent), 2, monday, { base: 0, discounted: 0, percent: 0 }],
])('the price with %s', (_, sold, pax, day, price) => {
  const { base, discounted, percent } = priceFor(sold, pax, day)
  expect({ base: base.amount, discounted: discounted.amount }).toEqual({
    base: price.base,
    discounted: price.discounted,
  })
  expect(percent).toBeCloseTo(price.percent, 10)
})

test('a price says how many vouchers it is for, how many people, and which offers counted', () => {
  const summer = { ...tenEuros, startDate: '2026-07-01', endDate: '2026-07-31' }
  expect(priceFor(service(10000, twentyPercent, summer), 3, monday)).toEqual({
    count: 2,
    pax: 4,
    base: euros(20000),
    discounted: euros(16000),
    percent: 20,
    validOffers: [twentyPercent],
  })
})

test('a price stays in the currency of the service', () => {
  const abroad = { ...service(10000, twentyPercent), price: { amount: 10000, currency: 'ARS' } }
  expect(priceFor(abroad, 2, monday)).toMatchObject({ base: { currency: 'ARS' }, discounted: { currency: 'ARS' } })
})

test('a party above the maximum still has a price', () => {
  expect(priceFor(service(10000), 10, monday)).toMatchObject({ count: 5, pax: 10, base: euros(50000) })
})
