import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { paidParts } from '#features/checkout/rules/bill/purchase-lines.ts'
import { takenOffCode } from '#features/checkout/rules/payments/dispute.ts'
import type { FlowCode, FlowItem, FlowPurchase, PaidItem } from '#features/checkout/rules/payments/money-flow.ts'
import { balanceOf, lockCodes } from '#features/checkout/server/coupons/get-coupon.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { getPurchase, lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { balanceEntries } from '#features/checkout/server/schema/coupons.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'

/** Where the money of a payment went, with the rows that it is made of, all of them locked. */
export type Flow = {
  root: FlowPurchase
  purchases: Map<string, Purchase>
  /** By the purchase that they are of. */
  items: Map<string, PaidItem[]>
  codes: Set<string>
}

type Desk = Pick<Services, 'kinds'>

const mostTries = 5

/** While its rows were being locked, something else was bought with the money. */
class FlowHasGrown extends Error {}

/** Runs a transaction that locks a flow, and once more from its start if the flow has grown meanwhile. */
export async function inFlowTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!(error instanceof FlowHasGrown) || tries === mostTries) throw error
    }
  }
}

/**
 * Follows the money of a locked purchase. Purchases are locked in the order in which they were paid, which is that of the
 * money, and codes after them, as by who pays with one. So nobody can wait for us whom we wait for; what was bought before
 * the last lock, and is not locked, is begun again with (`inFlowTransaction`).
 */
export async function lockFlow(desk: Desk, tx: Transaction, root: Purchase, now: Date): Promise<Flow> {
  const unlocked = await readFlow(desk, tx, root, now)
  for (const { uuid } of inOrder(unlocked.purchases)) if (uuid !== root.uuid) await lockPurchase(tx, uuid)
  await lockCodes(tx, [...unlocked.codes])
  const flow = await readFlow(desk, tx, root, now)
  const isGrown = [...flow.purchases.keys()].some((uuid) => !unlocked.purchases.has(uuid))
  if (isGrown || [...flow.codes].some((code) => !unlocked.codes.has(code))) throw new FlowHasGrown()
  return flow
}

const inOrder = (purchases: Flow['purchases']) =>
  [...purchases.values()].toSorted((a, b) => paidTime(a) - paidTime(b) || (a.uuid < b.uuid ? -1 : 1))

const paidTime = ({ paymentAcceptedAt, startedAt }: Purchase) => (paymentAcceptedAt ?? startedAt).getTime()

async function readFlow(desk: Desk, tx: Transaction, start: Purchase, now: Date): Promise<Flow> {
  const flow = {
    purchases: new Map<string, Purchase>(),
    items: new Map<string, PaidItem[]>(),
    codes: new Set<string>(),
  }

  async function readPurchase(purchase: Purchase, shareOf: (item: PaidItem) => number): Promise<FlowPurchase> {
    flow.purchases.set(purchase.uuid, purchase)
    const items: FlowItem[] = []
    const paid = await itemsOf(desk, tx, purchase, now)
    flow.items.set(purchase.uuid, paid)
    for (const item of paid) {
      const { uuid, fate } = item
      items.push({ uuid, share: shareOf(item), fate: typeof fate === 'object' ? await readCode(fate.code) : fate })
    }
    return { purchase: purchase.uuid, items }
  }

  async function readCode(code: string): Promise<FlowCode> {
    flow.codes.add(code)
    const spends: FlowPurchase[] = []
    for (const uuid of await spendsOf(tx, code)) {
      const purchase = await getPurchase(tx, uuid)
      if (!purchase) continue
      spends.push(await readPurchase(purchase, ({ balance }) => (balance?.code === code ? balance.amount : 0)))
    }
    return { code, left: await balanceOf(tx, code), spends }
  }

  return { ...flow, root: await readPurchase(start, ({ payment }) => payment) }
}

/** What is not confirmed yet is one item, that ends with its purchase. */
async function itemsOf(desk: Desk, tx: Transaction, purchase: Purchase, now: Date): Promise<PaidItem[]> {
  const { uuid, state, locator, bill, kind } = purchase
  if (state === 'confirming') return [{ uuid, name: locator, ...paidParts(bill), fate: 'unused' }]
  return state === 'confirmed' ? kindOf(desk, kind).operators.listPaid(tx, purchase, now) : []
}

/** The purchases that a code has paid, but for what came back to it; the newest first. */
async function spendsOf(tx: Transaction, code: string): Promise<string[]> {
  const { purchaseUuid, reason, amount, id } = balanceEntries
  const spends = await tx
    .select({ uuid: purchaseUuid })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.code, code), isNotNull(purchaseUuid), ne(reason, takenOffCode)))
    .groupBy(purchaseUuid)
    .having(sql`sum(${amount}) < 0 and bool_or(${reason} = 'purchase')`)
    .orderBy(sql`max(${id}) filter (where ${reason} = 'purchase') desc`)
  return spends.flatMap(({ uuid }) => uuid ?? [])
}
