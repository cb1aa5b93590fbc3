import { expect, test } from 'vitest'
import { euros } from '#domain/money.ts'
import { chooseRate, type RateWish } from './choose-rate.ts'
import type { Rate } from './rate.ts'

const rate = (roomType: string, boardType: string, type: string, price: number) =>
  ({ roomType, boardType, type, basicPriceWithDiscount: euros(price) }) as Rate

const rates = [
  rate('double', 'breakfast', 'flexible', 49_200),
  rate('double', 'breakfast', 'non-refundable', 44_800),
  rate('double', 'full-board', 'flexible', 60_800),
  rate('suite', 'breakfast', 'flexible', 74_000),
  rate('suite', 'breakfast', 'non-refundable', 69_600),
]

const nothing: RateWish = { roomType: null, boardType: null, type: null }

test.each<[string, Partial<RateWish>, number]>([
  ['nothing: the cheapest', {}, 44_800],
  ['conditions', { type: 'flexible' }, 49_200],
  ['a room', { roomType: 'suite' }, 69_600],
  ['a board', { boardType: 'full-board' }, 60_800],
  ['all three', { roomType: 'suite', boardType: 'breakfast', type: 'flexible' }, 74_000],
])('chosen %s', (_, wish, price) => {
  const { rate: chosen, nearest } = chooseRate(rates, { ...nothing, ...wish })
  expect(chosen?.basicPriceWithDiscount).toEqual(euros(price))
  expect(nearest).toEqual([])
})

test.each<[string, Partial<RateWish>, [string, string, number][]]>([
  [
    'the suite with full board',
    { roomType: 'suite', boardType: 'full-board', type: 'flexible' },
    [
      ['double', 'full-board', 60_800],
      ['suite', 'breakfast', 74_000],
    ],
  ],
  [
    'a room that nobody knows',
    { roomType: 'igloo' },
    [
      ['double', 'breakfast', 44_800],
      ['double', 'full-board', 60_800],
    ],
  ],
])('no rate has %s: the nearest are offered', (_, wish, offered) => {
  const { rate: chosen, nearest } = chooseRate(rates, { ...nothing, ...wish })
  expect(chosen).toBeNull()
  expect(nearest.map((one) => [one.roomType, one.boardType, one.basicPriceWithDiscount.amount])).toEqual(offered)
})
