import { expect, test } from 'vitest'
import type { NightForSale } from '#features/catalogue/rules/getaways/price-stay.ts'
import type { RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'
import { anyRate, cheapestStay, type StayFilter } from './cheapest-stay.ts'

const text = { es: '', pt: '' }
const plan = (type: string, percent: number, refundable: boolean): RatePlan => ({
  type,
  percent,
  refundable,
  name: text,
  description: text,
  penalties: [],
})
const room = (uuid: string) => ({ uuid, type: uuid, name: text, details: text, image: null })
const getaway = {
  nightSupplement: 2000,
  boardTypes: ['breakfast', 'half-board', 'unpriced'].map((type) => ({ type, name: text, description: text })),
  hotel: {
    rooms: [room('double'), room('suite')],
    ratePlans: [plan('flexible', 110, true), plan('fixed', 100, false)],
    boardPrices: { breakfast: 1000, 'half-board': 3500 },
  },
}
const night = (price: number, change: Partial<NightForSale> = {}): NightForSale => ({
  price,
  offerPercent: 0,
  minimumNights: 1,
  isClosed: false,
  free: 2,
  ...change,
})

const full = { free: 0 }
const closed = { isClosed: true }
const weekend = { minimumNights: 3 }
const fixed: StayFilter = { ...anyRate, accepts: (one) => !one.refundable }
const halfBoard: StayFilter = { ...fixed, boards: ['half-board'] }
const refundable: StayFilter = { ...anyRate, accepts: (one) => one.refundable }

test.each<[string, NightForSale[], NightForSale[], number, StayFilter, object]>([
  // 2 × (100 + 20 of the spa) and two breakfasts of 10 a night.
  [
    'the cheapest that can be cancelled',
    [night(10000), night(10000)],
    [night(30000), night(30000)],
    1,
    anyRate,
    at(30400, 'breakfast', 'flexible'),
  ],
  ['the cheapest, if none can', two(10000), two(30000), 1, fixed, at(28000)],
  ['two rooms', [night(10000), night(10000)], [night(30000), night(30000)], 2, fixed, at(56000)],
  ['an offer', [night(10000, { offerPercent: 50 }), night(10000)], [], 1, fixed, at(22000)],
  ['the suite, if the double is full', [night(10000), night(10000, full)], two(30000), 1, fixed, at(68000)],
  ['the suite, if it costs less', two(30000), two(10000), 1, fixed, at(28000)],
  ['with half board', two(10000), [], 1, halfBoard, at(38000, 'half-board')],
  ['with conditions that let one cancel', two(10000), [], 1, refundable, at(30400, 'breakfast', 'flexible')],
  ['more rooms than are free', two(10000), two(30000), 3, anyRate, none('no-availability')],
  ['every room closed', [night(10000, closed), night(10000)], [], 1, anyRate, none('closed')],
  [
    'closed and full',
    [night(10000, closed), night(10000)],
    [night(1, full), night(1)],
    1,
    anyRate,
    none('no-availability'),
  ],
  ['too short', [night(10000, weekend), night(10000)], [], 1, anyRate, none('minimum-stay')],
  ['a night that nobody tells', [night(10000)], [], 1, anyRate, none('closed')],
  ['a board without a price', two(10000), [], 1, { ...anyRate, boards: ['unpriced'] }, none('no-rates')],
])('%s', (_, double, suite, rooms, wish, answer) => {
  const nightsOf = (uuid: string) => (uuid === 'double' ? double : suite)
  expect(cheapestStay(getaway, { count: 2, rooms, nightsOf }, wish)).toEqual(answer)
})

function at(price: number, boardType = 'breakfast', planType = 'fixed') {
  return { ok: true, value: { price, boardType, planType } }
}
function none(error: string) {
  return { ok: false, error }
}
function two(price: number) {
  return [night(price), night(price)]
}
