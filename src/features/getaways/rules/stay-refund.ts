import { type CancelPolicy, cancellationCost } from '#features/catalogue/rules/getaways/cancel-policy.ts'
import type { Bill } from '#features/checkout/rules/bill/purchase-lines.ts'
import { paidInAll } from '#features/checkout/rules/bill/purchase-lines.ts'

export type StayRefund = {
  /** In cents: what was paid in all, and what cancelling costs of it. */
  paid: number
  cost: number
  /** Through whoever took the payment. */
  payment: number
  /** Back to the gift card that paid a part; null if nothing comes back to it. */
  balance: { code: string; amount: number } | null
  total: number
}

/**
 * What goes back where if a stay is cancelled at an instant. What was paid with money comes back first, up to what it
 * was; a gift card gets what is left.
 */
export function stayRefund({ lines, total: charged, currency }: Bill, policy: CancelPolicy, at: Date): StayRefund {
  const line = lines.find(({ kind }) => kind === 'balance')
  const paid = paidInAll({ lines, total: charged })
  const cost = cancellationCost(policy, { amount: paid, currency }, at).amount
  const total = paid - cost
  const payment = Math.min(total, charged)
  const amount = total - payment
  return {
    paid,
    cost,
    payment,
    balance: line?.kind === 'balance' && amount > 0 ? { code: line.code, amount } : null,
    total,
  }
}
