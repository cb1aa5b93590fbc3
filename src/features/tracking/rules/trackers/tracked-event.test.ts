import { expect, test } from 'vitest'
import { adBlockerEvent, eventsOf, revenueOf, type StageEvent, type TrackedPurchase } from './tracked-event.ts'

const purchase: TrackedPurchase = {
  uuid: 'p-1',
  kind: 'voucher',
  voucherId: 's-1',
  total: 8950,
  currency: 'EUR',
  items: [
    { id: 's-1', price: 4475 },
    { id: 's-1', price: 4475 },
  ],
  allowsNotifications: false,
}

test.each([
  [8950, 89.5],
  [1, 0.01],
  [0, 0],
  [33, 0.33],
  [1999.6, 20],
  [123_456, 1234.56],
])('%i cents are sent as %d', (cents, revenue) => {
  expect(revenueOf(cents)).toBe(revenue)
})

test('a stage tells the purchase, the voucher, what it costs and what it is, and nobody', () => {
  expect(eventsOf('Add To Cart', purchase)).toEqual([
    {
      type: 'stage',
      name: 'Add To Cart',
      purchaseId: 'p-1',
      voucherId: 's-1',
      goods: 'voucher',
      revenue: 89.5,
      currency: 'EUR',
      items: [{ id: 's-1', price: 44.75, quantity: 2 }],
    },
  ])
})

test('who wants to hear from us subscribes with the purchase, and only then', () => {
  const willing = { ...purchase, allowsNotifications: true }
  expect(eventsOf('Purchase', willing)[1]).toEqual({
    type: 'newsletter-subscribe',
    purchaseId: 'p-1',
    voucherId: 's-1',
  })
  expect(eventsOf('Add Payment Info', willing)).toHaveLength(1)
  expect(eventsOf('Purchase Failure', willing)).toHaveLength(1)
  expect(eventsOf('Purchase', purchase)).toHaveLength(1)
})

test('the extra event has its five properties', () => {
  const [stage] = eventsOf('Purchase', purchase) as [StageEvent]
  expect(adBlockerEvent(stage, true)).toEqual({
    type: 'ad-blocker',
    name: 'Purchase',
    purchaseId: 'p-1',
    voucherId: 's-1',
    cookiesAccepted: true,
    adblockEnabled: true,
  })
})
