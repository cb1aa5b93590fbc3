import { expect, test } from 'vitest'
import { billFor } from '#features/checkout/rules/bill/purchase-lines.ts'
import { euros } from '#platform/rules/money.ts'
import { stayRefund } from './stay-refund.ts'

const goods = [{ base: euros(49_200), discounted: euros(49_200) }]
const card = { code: 'TR-48K2', label: 'Regalo', kind: 'gift-card' as const, available: euros(7_500) }
const byMoney = billFor({ goods, postal: null, coupon: null, balance: null })
const withCard = billFor({ goods, postal: null, coupon: null, balance: card })
const withCoupon = billFor({
  goods,
  postal: null,
  coupon: { code: 'TEN', label: 'Regalo', percent: 10 },
  balance: null,
})
const allByCard = billFor({ goods, postal: null, coupon: null, balance: { ...card, available: euros(60_000) } })

const policy = {
  refundable: true,
  cancelPenalties: [
    { deadline: new Date('2026-12-08T18:00:00Z'), price: euros(24_100), hoursBefore: 69 },
    { deadline: new Date('2026-12-10T18:00:00Z'), price: euros(49_200), hoursBefore: 21 },
  ],
}
const before = new Date('2026-12-08T17:59:59Z')
const after = new Date('2026-12-08T18:00:00Z')
const last = new Date('2026-12-10T18:00:00Z')

test.each([
  ['in time, all comes back', byMoney, before, { cost: 0, payment: 49_200, balance: null, total: 49_200 }],
  ['to each source', withCard, before, { payment: 41_700, balance: { code: 'TR-48K2', amount: 7_500 }, total: 49_200 }],
  ['from the minute on, less the first night', byMoney, after, { cost: 24_100, payment: 25_100, total: 25_100 }],
  ['money first', withCard, after, { cost: 24_100, payment: 25_100, balance: null, total: 25_100 }],
  ['all by a gift card', allByCard, after, { payment: 0, balance: { code: 'TR-48K2', amount: 25_100 } }],
  ['with a coupon, no more than was paid', withCoupon, before, { paid: 44_280, cost: 0, payment: 44_280 }],
  ['with a coupon, the cost is the agreed one', withCoupon, after, { paid: 44_280, cost: 24_100, payment: 20_180 }],
  ['too late', withCard, last, { cost: 49_200, payment: 0, balance: null, total: 0 }],
])('%s', (_, bill, at, expected) => {
  expect(stayRefund(bill, policy, at)).toMatchObject(expected)
})

test('what is not refundable gives nothing back', () => {
  expect(stayRefund(byMoney, { refundable: false, cancelPenalties: [] }, before)).toMatchObject({
    total: 0,
    cost: 49_200,
  })
})
