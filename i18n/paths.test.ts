import { expect, test } from 'vitest'
import { purchaseKindAt } from './paths.ts'

test.each([
  ['/voucher/u/confirmation/', 'voucher'],
  ['/pt/voucher/u/checkout/buyer/', 'voucher'],
  ['/purchase/u/checkout/payment/', 'getaway'],
  ['/pt/service-booking/u/confirmation/', 'booking'],
  ['/gift-card/u/confirmation/', 'gift-card'],
  ['/spas/voucher/', null],
  ['/', null],
])('below %s stands the purchase of a %s', (path, kind) => {
  expect(purchaseKindAt(path)).toBe(kind)
})
