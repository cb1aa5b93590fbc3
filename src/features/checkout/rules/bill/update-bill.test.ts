import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { type Bill, billFor, billKey, type Parts } from './purchase-lines.ts'
import { updateBill } from './update-bill.ts'

const parts: Parts = {
  goods: [
    { base: euros(16_000), discounted: euros(13_600) },
    { base: euros(4900), discounted: euros(4900) },
  ],
  postal: euros(495),
  coupon: { code: 'CALMA10', label: 'Calma', percent: 10 },
  balance: { code: 'TR-48K2', label: 'TR-48K2', kind: 'gift-card', available: euros(5000) },
  selection: 2,
}

const choices: [string, Partial<Parts>][] = [
  ['nothing else', {}],
  ['no postage', { postal: null }],
  ['another coupon', { coupon: { code: 'CALMA20', label: 'Más calma', percent: 20 } }],
  ['no coupon', { coupon: null }],
  ['no balance', { balance: null }],
  ['nothing but the goods', { postal: null, coupon: null, balance: null }],
  ['other goods', { goods: [{ base: euros(2000), discounted: euros(1500) }], selection: 3 }],
]

test.each(choices)('with %s it is the bill that it would have been', (_, chosen) => {
  expect(updateBill(billFor(parts), chosen)).toEqual(billFor({ ...parts, ...chosen }))
})

test('bills of an earlier edition are read too', () => {
  const { goods: _, selection: __, ...earlier }: Bill = billFor(parts)
  const lines = earlier.lines.map((line) => (line.kind === 'coupon' ? { ...line, label: undefined } : line))
  expect(updateBill({ ...earlier, lines }, { postal: null }).total).toBe(billFor({ ...parts, postal: null }).total)
})

test('other goods for the same money are another bill', () => {
  const bill = billFor(parts)
  expect(billKey(updateBill(bill, { selection: 3 }))).not.toBe(billKey(bill))
})
