import type { BalancePart } from '#features/checkout/rules/bill/purchase-lines.ts'

/**
 * Where the money of a payment went: into the items of its purchase, some of which are codes by now, and from these into
 * the items of the purchases that they paid. A tree, since each of them was paid by one code at most.
 */
export type FlowPurchase = { purchase: string; items: readonly FlowItem[] }

/** `share`: what the code, or for the first purchase the payment, had paid of it, in cents. In the order in which they end. */
export type FlowItem = { uuid: string; share: number; fate: 'unused' | 'gone' | FlowCode }

/** `left`: what is still on it. `spends`: what it paid, the newest first. */
export type FlowCode = { code: string; left: number; spends: readonly FlowPurchase[] }

export type Reach = {
  /** What is taken off each code now, or of what comes back to it. */
  codes: { code: string; amount: number }[]
  /** The items that end. */
  items: { purchase: string; item: string }[]
  /** The purchases that have such items, or became such codes. */
  purchases: string[]
}

/**
 * How far a payment reaches that a bank takes back: all of its purchase that nobody has used, and of each code what was paid
 * for it. That comes from what is left of the code first, and then from what the code has bought and nobody has used, the
 * newest first, until the value is reached. The last item ends as a whole: what it cost more goes back to its sources. What
 * is missing in the end is owed by the code.
 */
export function reachOf(root: FlowPurchase): Reach {
  const reach: Reach = { codes: [], items: [], purchases: [] }
  for (const item of root.items) reachItem(reach, root.purchase, item, item.share)
  return { ...reach, purchases: [...new Set(reach.purchases)] }
}

/** Returns how much of the amount the item accounts for. */
function reachItem(reach: Reach, purchase: string, { uuid, share, fate }: FlowItem, amount: number): number {
  if (fate === 'gone') return 0
  reach.purchases.push(purchase)
  if (fate === 'unused') reach.items.push({ purchase, item: uuid })
  else reachCode(reach, fate, Math.min(share, amount))
  return Math.min(share, amount)
}

function reachCode(reach: Reach, { code, left, spends }: FlowCode, amount: number) {
  const taken = { code, amount }
  reach.codes.push(taken)
  let rest = amount - Math.min(left, amount)
  for (const { purchase, items } of spends) {
    for (const item of items) {
      if (rest <= 0 || item.share <= 0) continue
      const reached = reachItem(reach, purchase, item, rest)
      rest -= reached
      // What became a code is taken off that code, and owed by it alone.
      if (typeof item.fate === 'object') taken.amount -= reached
    }
  }
}

/**
 * Something that was bought, with what each source paid of it, in cents. `fate`: nobody has used it yet; it was enjoyed, or
 * given back; or it is worth what is left of a code, such as a gift card.
 */
export type PaidItem = {
  uuid: string
  /** What its buyer knows it by. */
  name: string
  payment: number
  balance: BalancePart | null
  fate: 'unused' | 'gone' | { code: string }
}
