import { expect, test } from 'vitest'
import { purchaseKindAt } from './purchase-paths.ts'

test.each([
  ['/voucher/u/confirmation/', 'voucher'],
  ['/pt/voucher/u/checkout/buyer/', 'voucher'],
  ['/purchase/u/checkout/payment/', 'getaway'],
  ['/pt/service-booking/u/confirmation/', 'booking'],
  ['/gift-card/u/confirmation/', 'gift-card'],
  ['/spas/voucher/', null],
  ['/', null],
])('the pages below %s are those of a purchase of kind %s', (path, kind) => {
  expect(purchaseKindAt(path)).toBe(kind)
})
