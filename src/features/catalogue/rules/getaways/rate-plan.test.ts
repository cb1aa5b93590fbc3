import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { cancelPolicyOf, type RatePlan } from './rate-plan.ts'

const flexible: RatePlan = {
  type: 'flexible',
  percent: 110,
  refundable: true,
  name: { es: 'Flexible', pt: 'Flexível' },
  description: { es: '', pt: '' },
  penalties: [
    { daysBefore: 3, time: '18:00', nights: 1 },
    { daysBefore: 0, time: '12:00', nights: null },
  ],
}
const stay = { from: '2026-12-11', checkIn: '15:00', nightPrices: [24_100, 25_100] }

test.each([
  ['Atlantic/Canary', '2026-12-08T18:00:00.000Z'],
  ['Europe/Madrid', '2026-12-08T17:00:00.000Z'],
  ['Europe/Lisbon', '2026-12-08T18:00:00.000Z'],
  ['Europe/Andorra', '2026-12-08T17:00:00.000Z'],
])('the deadline is the hour of the clock at the hotel (%s)', (timeZone, deadline) => {
  const { cancelPenalties } = cancelPolicyOf(flexible, { ...stay, timeZone })
  expect(cancelPenalties.map((penalty) => penalty.price)).toEqual([euros(24_100), euros(49_200)])
  expect(cancelPenalties[0]?.deadline.toISOString()).toBe(deadline)
  expect(cancelPenalties.map(({ hoursBefore }) => hoursBefore)).toEqual([69, 3])
})

test('clocks that change between deadline and arrival change the hours between them, not the deadline', () => {
  const { cancelPenalties } = cancelPolicyOf(flexible, { ...stay, from: '2027-03-29', timeZone: 'Europe/Madrid' })
  expect(cancelPenalties[0]?.deadline.toISOString()).toBe('2027-03-26T17:00:00.000Z')
  expect(cancelPenalties[0]?.hoursBefore).toBe(68)
})

test('what is not refundable has no penalties', () => {
  const plan = { ...flexible, refundable: false }
  expect(cancelPolicyOf(plan, { ...stay, timeZone: 'Europe/Madrid' })).toEqual({
    refundable: false,
    cancelPenalties: [],
  })
})
