import { expect, test } from 'vitest'
import { layoutOf } from './layout-of.ts'

test.each([
  ['home.es', 'home'],
  ['home.pt', 'home'],
  ['contact.es', 'default-no-finder'],
  ['aboutUs.pt', 'default'],
  ['giftCardCheckout.es', 'checkout'],
  ['bookingConfirmation.pt', 'thanks'],
  ['search.es', 'default'],
  ['voucherStart.es', 'checkout'],
  ['getawayStart.pt', 'checkout'],
  ['voucher.buyer.es', 'checkout'],
  ['getaway.payment.pt', 'checkout'],
  ['voucher.confirmation.es', 'thanks'],
  ['booking.confirmation.pt', 'thanks'],
  // Spec 2.5: 'thanks' is the confirmation's alone; the other pages of a flow use 'checkout'.
  ['voucher.ko.es', 'checkout'],
  ['getaway.ko.pt', 'checkout'],
  ['booking.ko.es', 'checkout'],
  ['gift-card.ko.es', 'checkout'],
  ['spas/:region/:slug/.pt', 'default'],
  ['spas/.es', 'default'],
  ['getaways/:place/.es', 'default-no-finder'],
  ['getaways/:place/:slug/.es', 'default'],
  ['promotions/.es', 'default'],
  ['treatments/:treatment/.pt', 'default'],
  ['components', 'blank'],
  ['notFound', 'default-empty-header'],
  ['something.es', 'default'],
  [undefined, 'default'],
])('%s stands in %s', (routeId, layout) => {
  expect(layoutOf(routeId, { simpleSpas: false })).toBe(layout)
})

test.each([
  ['voucherStart.pt', 'simple-checkout'],
  ['voucher.payment.es', 'simple-checkout'],
  ['voucher.confirmation.pt', 'simple-checkout'],
  ['voucher.ko.es', 'simple-checkout'],
  ['getaway.payment.es', 'checkout'],
  ['getawayStart.es', 'checkout'],
  ['getawayCancel.es', 'checkout'],
  ['spas/:region/:slug/.es', 'simple-spa'],
  ['getaways/:place/.es', 'default-no-finder'],
  ['getaways/:place/:slug/.es', 'default'],
  ['home.es', 'home'],
  ['contact.pt', 'default-no-finder'],
])('with simple spas %s stands in %s', (routeId, layout) => {
  expect(layoutOf(routeId, { simpleSpas: true })).toBe(layout)
})
