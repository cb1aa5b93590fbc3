import { reversed } from '#features/checkout/rules/payments/dispute.ts'
import { type PaidItem, type Reach, reachOf } from '#features/checkout/rules/payments/money-flow.ts'
import { takeBackFromCode } from '#features/checkout/server/coupons/owed-by-code.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { failPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-purchase.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import { refundPartsOf } from '../refunds/refund-purchase.ts'
import { type Flow, lockFlow } from './lock-flow.ts'

/**
 * The bank has taken the payment of a locked purchase back. What it had paid for ends where nobody has used it, and what it
 * had become a code for is taken off that, and of what was bought with that: as far as the value reaches. Every other source
 * gets its part back, and the buyers are told.
 */
export async function withdrawPurchase(
  desk: EventServices,
  tx: Transaction,
  purchase: Purchase,
  dispute: string,
  now: Date,
) {
  const flow = await lockFlow(desk, tx, purchase, now)
  const reach = reachOf(flow.root)
  const taken = { purchaseUuid: purchase.uuid, at: now }
  for (const { code, amount } of reach.codes) await takeBackFromCode(desk, tx, code, amount, taken)
  for (const { purchase: uuid, item } of reach.items) await endItem(desk, tx, flow, { uuid, item }, now)
  for (const uuid of reach.purchases) {
    const because = uuid === purchase.uuid ? 'payment' : 'balance'
    const items = namesOf(flow, reach, uuid)
    await desk.queue.add(tx, 'send-purchase-withdrawn', { purchase: uuid, dispute, because, items })
  }
}

/** What of a purchase ends, or has become a code of which something is taken. One that is not confirmed ends whole. */
function namesOf({ items, purchases }: Flow, reach: Reach, purchase: string): string[] {
  if (purchases.get(purchase)?.state !== 'confirmed') return []
  const ended = new Set(reach.items.map(({ item }) => item))
  const codes = new Set(reach.codes.map(({ code }) => code))
  const isReached = ({ uuid, fate }: PaidItem) => ended.has(uuid) || (typeof fate === 'object' && codes.has(fate.code))
  return (items.get(purchase) ?? []).filter(isReached).map(({ name }) => name)
}

/** The source that was taken back gets nothing: a payment no refund, and a code what it owes already. */
async function endItem(
  desk: EventServices,
  tx: Transaction,
  flow: Flow,
  { uuid, item }: { uuid: string; item: string },
  now: Date,
) {
  const purchase = flow.purchases.get(uuid)
  const paid = flow.items.get(uuid)?.find((one) => one.uuid === item)
  if (!purchase || !paid) throw new Error('What ends was not read')
  if (purchase.state === 'confirming') return failPurchase(desk, tx, purchase, reversed)
  const { withdraw } = kindOf(desk, purchase.kind).operators
  if (!withdraw) throw new Error(`A ${purchase.kind} can't be withdrawn`)
  await withdraw(desk, tx, { item }, now)
  await refundPartsOf(desk, tx, purchase, paid, reversed)
}
