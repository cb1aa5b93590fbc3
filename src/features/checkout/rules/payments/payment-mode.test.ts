import { expect, test } from 'vitest'
import { isSpendableIn, type PaymentMode } from './payment-mode.ts'

test.each([
  ['sandbox', 'sandbox', true],
  ['sandbox', 'test', false],
  ['sandbox', 'live', false],
  ['test', 'sandbox', true],
  ['test', 'test', true],
  ['test', 'live', false],
  ['live', 'sandbox', true],
  ['live', 'live', true],
  [null, 'sandbox', true],
  [null, 'live', true],
] satisfies [PaymentMode | null, PaymentMode, boolean][])(
  'bought with %s money, spent among %s: %s',
  (bought, mode, isSpent) => {
    expect(isSpendableIn(mode, bought)).toBe(isSpent)
  },
)
