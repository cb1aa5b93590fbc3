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
  ['spas/:region/:slug/.pt', 'default'],
  ['spas/.es', 'default'],
  ['getaways/:place/.es', 'default'],
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
  ['getawayStart.es', 'checkout'],
  ['spas/:region/:slug/.es', 'simple-spa'],
  ['getaways/:place/.es', 'default'],
  ['home.es', 'home'],
  ['contact.pt', 'default-no-finder'],
])('with simple spas %s stands in %s', (routeId, layout) => {
  expect(layoutOf(routeId, { simpleSpas: true })).toBe(layout)
})
