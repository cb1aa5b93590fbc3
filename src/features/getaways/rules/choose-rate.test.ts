import { expect, test } from 'vitest'
import type { Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { euros } from '#platform/rules/money.ts'
import { anything, chooseRate, type WantedRate } from './choose-rate.ts'

const rate = (roomType: string, boardType: string, type: string, price: number) =>
  ({
    roomType,
    boardType,
    type,
    basicPriceWithDiscount: euros(price),
    cancelPolicy: { refundable: type === 'flexible', cancelPenalties: [] },
  }) as unknown as Rate

const rates = [
  rate('double', 'breakfast', 'flexible', 49_200),
  rate('double', 'breakfast', 'non-refundable', 44_800),
  rate('double', 'full-board', 'flexible', 60_800),
  rate('suite', 'breakfast', 'flexible', 74_000),
  rate('suite', 'breakfast', 'non-refundable', 69_600),
]

test.each<[string, Partial<WantedRate>, number]>([
  ['nothing: the cheapest that can be cancelled', {}, 49_200],
  ['conditions', { type: 'flexible' }, 49_200],
  ['that it can not be cancelled', { type: 'non-refundable' }, 44_800],
  ['a room', { roomType: 'suite' }, 74_000],
  ['a board', { boardType: 'full-board' }, 60_800],
  ['all three', { roomType: 'suite', boardType: 'breakfast', type: 'non-refundable' }, 69_600],
])('chosen %s', (_, wish, price) => {
  const chosen = chooseRate(rates, { ...anything, ...wish })
  expect(chosen).toMatchObject({ isChosen: true, rate: { basicPriceWithDiscount: euros(price) } })
})

test('where nothing can be cancelled no rate is chosen for the buyer', () => {
  const fixed = rates.filter(({ type }) => type === 'non-refundable')
  const cheapest = { basicPriceWithDiscount: euros(44_800) }
  expect(chooseRate(fixed, anything)).toMatchObject({ isChosen: false, rate: cheapest })
  expect(chooseRate(fixed, { ...anything, type: 'non-refundable' })).toMatchObject({ isChosen: true, rate: cheapest })
})

test.each<[string, Partial<WantedRate>, [string, string, number][]]>([
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
      ['double', 'breakfast', 49_200],
      ['double', 'full-board', 60_800],
    ],
  ],
  [
    'a room that nobody knows, without cancelling',
    { roomType: 'igloo', type: 'non-refundable' },
    [
      ['double', 'breakfast', 44_800],
      ['suite', 'breakfast', 69_600],
    ],
  ],
])('no rate has %s: the nearest are offered', (_, wish, offered) => {
  const chosen = chooseRate(rates, { ...anything, ...wish })
  if (chosen.rate) throw new Error('a rate was found')
  expect(chosen.nearest.map((one) => [one.roomType, one.boardType, one.basicPriceWithDiscount.amount])).toEqual(offered)
})
