import { expect, test } from 'vitest'
import { priceNight, type RoomNight, whyNotThatStay } from './price-stay.ts'

const night = (changes: Partial<RoomNight> = {}): RoomNight => ({
  night: '2026-12-11',
  price: 19_900,
  offerPercent: 0,
  minimumNights: 1,
  isClosed: false,
  free: 2,
  ...changes,
})

test.each<[string, RoomNight[], number, ReturnType<typeof whyNotThatStay>]>([
  ['two free nights', [night(), night()], 2, null],
  ['a night that nobody has told', [night()], 2, 'closed'],
  ['no night at all', [], 1, 'closed'],
  ['closed on the second', [night(), night({ isClosed: true })], 2, 'closed'],
  ['full on the second', [night(), night({ free: 0 })], 2, 'full'],
  ['shorter than who arrives that day must stay', [night({ minimumNights: 3 }), night()], 2, 'minimum-stay'],
  ['as long as that', [night({ minimumNights: 2 }), night()], 2, null],
  ['a later night’s minimum is for who arrives on it', [night(), night({ minimumNights: 3 })], 2, null],
])('%s', (_, nights, count, why) => {
  expect(whyNotThatStay(nights, count, 1)).toBe(why)
})

test('a party of four needs two rooms', () => {
  expect(whyNotThatStay([night({ free: 1 })], 1, 2)).toBe('full')
  expect(whyNotThatStay([night({ free: 2 })], 1, 2)).toBeNull()
})

test.each([
  ['with the spa’s part', night(), { supplement: 2000, planPercent: 100, board: 0 }, 1, 21_900, 21_900],
  ['with the right to cancel', night(), { supplement: 2000, planPercent: 110, board: 0 }, 1, 24_100, 24_100],
  ['with dinner for two', night(), { supplement: 2000, planPercent: 100, board: 1700 }, 1, 25_300, 25_300],
  ['for four', night(), { supplement: 2000, planPercent: 100, board: 1700 }, 2, 50_600, 50_600],
  ['on offer', night({ offerPercent: 15 }), { supplement: 2000, planPercent: 100, board: 1700 }, 1, 25_300, 22_000],
])('a night %s', (_, one, extras, rooms, base, discounted) => {
  expect(priceNight(one, extras, rooms)).toEqual({ base, discounted })
})
