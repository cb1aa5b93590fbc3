import { expect, test } from 'vitest'
import { cheapestWay, partySizes, type VoucherOnSale } from './cheapest-way.ts'

const alone = (price: number): VoucherOnSale => ({
  uuid: 'alone',
  capacity: { minimum: 1, maximum: 8, incrementing: 1 },
  price,
})
const pairs = (price: number): VoucherOnSale => ({
  uuid: 'pairs',
  capacity: { minimum: 2, maximum: 8, incrementing: 2 },
  price,
})
const couple = (price: number): VoucherOnSale => ({
  uuid: 'couple',
  capacity: { minimum: 2, maximum: 2, incrementing: 0 },
  price,
})

const inShort = (onSale: VoucherOnSale[], pax: number) => {
  const way = cheapestWay(onSale, pax)
  return way && [way.amount, ...way.items.map(({ uuid, pax: people, count }) => `${count} ${uuid} for ${people}`)]
}

test.each([
  ['one person', [alone(2340), pairs(7450)], 1, [2340, '1 alone for 1']],
  ['two single vouchers cost less than one for two', [alone(2340), pairs(7450)], 2, [4680, '2 alone for 2']],
  ['one for two costs less than two single ones', [alone(4000), pairs(7000)], 2, [7000, '1 pairs for 2']],
  ['the same money in fewer vouchers', [alone(3500), pairs(7000)], 2, [7000, '1 pairs for 2']],
  ['three people take one of each', [alone(4000), pairs(7000)], 3, [11_000, '1 alone for 1', '1 pairs for 2']],
  ['three couples', [alone(4000), pairs(7000)], 6, [21_000, '3 pairs for 6']],
  ['a fixed party beside single vouchers', [couple(7000), alone(4000)], 4, [15_000, '1 couple for 2', '2 alone for 2']],
  ['a place left over may cost less', [alone(9000), pairs(7000)], 1, [7000, '1 pairs for 2']],
  ['no place is left over for the same money', [pairs(7000), alone(7000)], 1, [7000, '1 alone for 1']],
  ['three people where only couples come', [pairs(7000)], 3, [14_000, '2 pairs for 4']],
  ['more people than there is room for', [alone(4000), pairs(7000)], 9, null],
  ['nothing on sale', [], 2, null],
])('%s', (_, onSale, pax, expected) => {
  expect(inShort(onSale, pax)).toEqual(expected)
})

test('two never pay more than twice what one pays', () => {
  for (let single = 1000; single <= 9000; single += 500) {
    for (let double = 1000; double <= 20_000; double += 500) {
      const [one, two] = [1, 2].map((pax) => cheapestWay([alone(single), pairs(double)], pax)?.amount ?? 0)
      expect(two, `${single} and ${double}`).toBeLessThanOrEqual(2 * (one ?? 0))
    }
  }
})

test.each([
  ['one by one', [alone(1)], [1, 2, 3, 4, 5, 6, 7, 8]],
  ['in pairs', [pairs(1)], [2, 4, 6, 8]],
  ['a couple alone', [couple(1)], [2]],
  ['both, within one room', [alone(1), pairs(1)], [1, 2, 3, 4, 5, 6, 7, 8]],
  ['nothing', [], []],
])('parties that can be chosen: %s', (_, onSale, sizes) => {
  expect(partySizes(onSale)).toEqual(sizes)
})
