import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { TrackedPurchase } from '#features/tracking/rules/trackers/tracked-event.ts'

const service = '5f0d1a3e-7c1b-4b55-9f60-2f6c1f0b8a01'
const another = '5f0d1a3e-7c1b-4b55-9f60-2f6c1f0b8a02'
const getaway = '9a2f4c10-1111-4a6e-8d53-6f1f0a7b2c03'

const uuids: Record<PurchaseKind, string> = {
  voucher: 'b7c1d9aa-0001-4c6f-9f00-000000000001',
  getaway: 'b7c1d9aa-0002-4c6f-9f00-000000000002',
  booking: 'b7c1d9aa-0003-4c6f-9f00-000000000003',
  'gift-card': 'b7c1d9aa-0004-4c6f-9f00-000000000004',
}

/** A purchase of each kind, of which trackers are told. */
export const trackedPurchases: Record<PurchaseKind, TrackedPurchase> = {
  voucher: {
    uuid: uuids.voucher,
    kind: 'voucher',
    voucherId: service,
    total: 13_450,
    currency: 'EUR',
    items: [
      { id: service, price: 4475 },
      { id: service, price: 4475 },
      { id: another, price: 4500 },
    ],
    allowsNotifications: true,
  },
  getaway: {
    uuid: uuids.getaway,
    kind: 'getaway',
    voucherId: '',
    total: 39_801,
    currency: 'EUR',
    items: [{ id: getaway, price: 39_801 }],
    allowsNotifications: false,
  },
  booking: {
    uuid: uuids.booking,
    kind: 'booking',
    voucherId: '',
    total: 6000,
    currency: 'EUR',
    items: [{ id: service, price: 6000 }],
    allowsNotifications: false,
  },
  'gift-card': {
    uuid: uuids['gift-card'],
    kind: 'gift-card',
    voucherId: '',
    total: 15_000,
    currency: 'EUR',
    items: [
      { id: 'gift-card', price: 5000 },
      { id: 'gift-card', price: 10_000 },
    ],
    allowsNotifications: true,
  },
}
