import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { billFor, billKey, paidForGoods } from './purchase-lines.ts'

const ritual = { base: euros(16_000), discounted: euros(13_600) }
const circuit = { base: euros(4900), discounted: euros(4900) }
const calma10 = { code: 'CALMA10', label: 'Calma', percent: 10 }
const giftCard = { code: 'TR-48K2', label: 'TR-48K2', kind: 'gift-card' as const, available: euros(5000) }
const none = { postal: null, coupon: null, balance: null }

const totals: [string, Parameters<typeof billFor>[0], number][] = [
  ['one thing', { ...none, goods: [circuit] }, 4900],
  ['an offer', { ...none, goods: [ritual] }, 13_600],
  ['two things', { ...none, goods: [ritual, circuit] }, 18_500],
  ['a coupon on the discounted price', { ...none, goods: [ritual], coupon: calma10 }, 12_240],
  ['coupon and gift card', { ...none, goods: [ritual], coupon: calma10, balance: giftCard }, 7240],
  ['no percentage of the postage', { ...none, goods: [circuit], coupon: calma10, postal: euros(495) }, 4905],
  [
    'a balance pays the postage too',
    { ...none, goods: [{ base: euros(4600), discounted: euros(4600) }], postal: euros(400), balance: giftCard },
    0,
  ],
  [
    'a balance never pays more than is asked',
    { ...none, goods: [{ base: euros(100), discounted: euros(100) }], balance: giftCard },
    0,
  ],
  [
    'half a cent is rounded up once',
    { ...none, goods: [{ base: euros(4990), discounted: euros(4990) }], coupon: { ...calma10, percent: 5 } },
    4740,
  ],
  ['nothing left to discount', { ...none, goods: [{ base: euros(4900), discounted: euros(0) }], coupon: calma10 }, 0],
]

test.each(totals)('the total with %s', (_, parts, total) => {
  const bill = billFor(parts)
  expect(bill.total).toBe(total)
  expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
})

test('the summary tells each part', () => {
  const bill = billFor({ goods: [ritual], postal: euros(495), coupon: calma10, balance: giftCard })
  expect(bill).toMatchObject({
    base: 16_000,
    lines: [
      { kind: 'goods', amount: 16_000 },
      { kind: 'offer', amount: -2400, percent: 15 },
      { kind: 'postal', amount: 495 },
      { kind: 'coupon', amount: -1360, code: 'CALMA10' },
      { kind: 'balance', amount: -5000, code: 'TR-48K2' },
    ],
  })
})

test('another price, or another way to it, is another bill', () => {
  const key = billKey(billFor({ ...none, goods: [ritual] }))
  expect(billKey(billFor({ ...none, goods: [ritual] }))).toBe(key)
  expect(billKey(billFor({ ...none, goods: [{ ...ritual, base: euros(17_000) }] }))).not.toBe(key)
  expect(billKey(billFor({ ...none, goods: [ritual], coupon: calma10 }))).not.toBe(key)
  const sum = { base: euros(20_900), discounted: euros(18_500) }
  expect(billKey(billFor({ ...none, goods: [ritual, circuit] }))).not.toBe(billKey(billFor({ ...none, goods: [sum] })))
})

test('a balance is money, postage is not in the goods', () => {
  expect(paidForGoods(billFor({ goods: [ritual], postal: euros(495), coupon: calma10, balance: giftCard }))).toBe(
    12_240,
  )
})
