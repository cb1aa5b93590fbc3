import { expect, test } from 'vitest'
import { type Bill, billFor, paidForGoods } from '#features/checkout/rules/bill/purchase-lines.ts'
import { euros } from '#platform/rules/money.ts'
import { makeDice } from '#tests/kill/dice.ts'
import { type RefundParts, refundParts } from './refund-parts.ts'
import { sharesOf } from './voucher-goods.ts'

const wallet = (available: number) => ({
  code: 'MO-ABCDEF-234567',
  label: 'Monedero',
  kind: 'wallet' as const,
  available: euros(available),
})
const coupon = (percent: number) => ({ code: 'CALMA', label: 'Calma', percent })
const goods = (...amounts: number[]) => amounts.map((amount) => ({ base: euros(amount), discounted: euros(amount) }))
const plain = { postal: null, coupon: null, balance: null }

type Values = Record<string, number>

const cancelled = (bill: Bill, values: Values, voucher: string, refunded: string[] = []) =>
  refundParts({
    bill,
    vouchers: Object.entries(values).map(([uuid, value]) => ({ uuid, value, isRefunded: refunded.includes(uuid) })),
    voucher,
  })

const code = 'MO-ABCDEF-234567'
const pair = { a: 6000, b: 4000 }
const posted = { ...plain, goods: goods(6000, 4000), postal: euros(500) }

test.each<[string, Bill, Values, string, string[], RefundParts]>([
  ['one, paid', billFor({ ...plain, goods: goods(8000) }), { a: 8000 }, 'a', [], parts(8000, 0)],
  ['one of two', billFor({ ...plain, goods: goods(6000, 4000) }), pair, 'b', [], parts(4000, 0)],
  ['the other then', billFor({ ...plain, goods: goods(6000, 4000) }), pair, 'a', ['b'], parts(6000, 0)],
  ['the first of what was sent: without the postage', billFor(posted), pair, 'a', [], parts(6000, 0)],
  ['the last: with it', billFor(posted), pair, 'b', ['a'], parts(4500, 0)],
  ['the last may be the first', billFor(posted), pair, 'a', ['b'], parts(6500, 0)],
  ['a balance paid a part', billFor({ ...posted, balance: wallet(2100) }), pair, 'a', [], parts(4800, 1200)],
  ['and a part of the postage', billFor({ ...posted, balance: wallet(2100) }), pair, 'b', ['a'], parts(3600, 900)],
  ['a balance paid it all', billFor({ ...posted, balance: wallet(20_000) }), pair, 'a', [], parts(0, 6000)],
  ['and the postage', billFor({ ...posted, balance: wallet(20_000) }), pair, 'b', ['a'], parts(0, 4500)],
  ['an empty balance', billFor({ ...posted, balance: wallet(0) }), pair, 'a', [], parts(6000, 0)],
  ['a coupon', billFor({ ...plain, goods: goods(8000), coupon: coupon(10) }), { a: 7200 }, 'a', [], parts(7200, 0)],
  ['all given', billFor({ ...plain, goods: goods(8000), coupon: coupon(100) }), { a: 0 }, 'a', [], parts(0, 0)],
  [
    'what cost nothing gets none of the odd cents',
    billFor({ ...plain, goods: goods(0, 3, 3, 3), balance: wallet(5) }),
    { a: 0, b: 3, c: 3, d: 3 },
    'a',
    [],
    parts(0, 0),
  ],
])('%s', (_, bill, values, voucher, refunded, expected) => {
  expect(cancelled(bill, values, voucher, refunded)).toEqual(expected)
})

function parts(payment: number, amount: number): RefundParts {
  return { payment, balance: amount > 0 ? { code, amount } : null, total: payment + amount }
}

test('what was cancelled before does not change what a voucher gives back, but for the postage', () => {
  const bill = billFor({ ...posted, balance: wallet(1999) })
  const first = cancelled(bill, pair, 'a').total
  expect(cancelled(bill, pair, 'a', ['b']).total).toBe(first + 500)
})

test('a voucher of another purchase, or vouchers that are not worth what was paid, are a surprise', () => {
  const bill = billFor({ ...plain, goods: goods(6000, 4000) })
  expect(() => cancelled(bill, pair, 'c')).toThrow()
  expect(() => cancelled(bill, { a: 6000, b: 4001 }, 'a')).toThrow()
})

test('whatever was bought and in whatever order it is cancelled, each source gets back what it paid', () => {
  const dice = makeDice(20_261_115)
  for (let round = 0; round < 1000; round++) {
    const prices = Array.from({ length: dice.between(1, 12) }, () =>
      dice.pick([0, 1, 3, 4999, dice.between(1, 40_000)]),
    )
    const bill = billFor({
      goods: goods(...prices),
      postal: dice.chance(0.4) ? euros(dice.pick([0, 1, 495])) : null,
      coupon: dice.chance(0.4) ? coupon(dice.pick([5, 12.5, 33, 100])) : null,
      balance: dice.chance(0.7) ? wallet(dice.pick([0, 1, dice.between(1, 20), dice.between(1, 500_000)])) : null,
    })
    const shares = sharesOf(paidForGoods(bill), prices)
    const values = Object.fromEntries(shares.map((value, position) => [`voucher-${position}`, value]))
    const back = { payment: 0, balance: 0 }
    const refunded: string[] = []
    const left = Object.keys(values)
    while (left.length > 0) {
      const [voucher = ''] = left.splice(dice.between(0, left.length - 1), 1)
      const { payment, balance, total } = cancelled(bill, values, voucher, refunded)
      expect(payment).toBeGreaterThanOrEqual(0)
      expect(balance?.amount ?? 1).toBeGreaterThan(0)
      expect(total).toBe(payment + (balance?.amount ?? 0))
      back.payment += payment
      back.balance += balance?.amount ?? 0
      refunded.push(voucher)
    }
    const paidByBalance = bill.lines.reduce((sum, { kind, amount }) => (kind === 'balance' ? sum - amount : sum), 0)
    expect(back).toEqual({ payment: bill.total, balance: paidByBalance })
  }
})
