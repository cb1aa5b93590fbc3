import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { PurchaseStage } from './purchase-stage.ts'

/** What is told of a purchase: nothing about who buys. */
export type TrackedPurchase = {
  uuid: string
  kind: PurchaseKind
  /** The service whose voucher it is, which is nobody's secret; a voucher's own code or uuid goes to nobody. Empty of others. */
  voucherId: string
  /** In cents. */
  total: number
  currency: string
  /** What is bought, each with its price in cents. */
  items: readonly { id: string; price: number }[]
  allowsNotifications: boolean
}

/** Spec 9: `voucherId` is empty where no voucher is bought. */
type About = { purchaseId: string; voucherId: string }

export type StageEvent = About & {
  type: 'stage'
  name: PurchaseStage
  goods: PurchaseKind
  revenue: number
  currency: string
  items: { id: string; price: number; quantity: number }[]
}

export type TrackedEvent =
  | StageEvent
  | (About & { type: 'newsletter-subscribe' })
  | (About & { type: 'ad-blocker'; name: PurchaseStage; cookiesAccepted: boolean; adblockEnabled: boolean })

/** Spec 9: in euros, cents / 100, rounded to 2 decimals. */
export const revenueOf = (cents: number) => Math.round(cents) / 100

/** A stage, and with the purchase that the buyer wants to hear from us, if so. */
export function eventsOf(stage: PurchaseStage, purchase: TrackedPurchase): TrackedEvent[] {
  const about = { purchaseId: purchase.uuid, voucherId: purchase.voucherId }
  const event: StageEvent = {
    type: 'stage',
    name: stage,
    ...about,
    goods: purchase.kind,
    revenue: revenueOf(purchase.total),
    currency: purchase.currency,
    items: countedItems(purchase.items),
  }
  const subscribes = stage === 'Purchase' && purchase.allowsNotifications
  return subscribes ? [event, { type: 'newsletter-subscribe', ...about }] : [event]
}

/** Spec 9: the extra event where something blocks advertising. */
export const adBlockerEvent = (
  { name, purchaseId, voucherId }: StageEvent,
  cookiesAccepted: boolean,
): TrackedEvent => ({
  type: 'ad-blocker',
  name,
  purchaseId,
  voucherId,
  cookiesAccepted,
  adblockEnabled: true,
})

function countedItems(items: TrackedPurchase['items']): StageEvent['items'] {
  const counted = new Map<string, StageEvent['items'][number]>()
  for (const { id, price } of items) {
    const key = `${id} ${price}`
    const quantity = (counted.get(key)?.quantity ?? 0) + 1
    counted.set(key, { id, price: revenueOf(price), quantity })
  }
  return [...counted.values()]
}
