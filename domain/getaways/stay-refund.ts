import type { Bill } from '#domain/pricing/purchase-lines.ts'
import { type CancelPolicy, cancellationCost } from './cancel-policy.ts'

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

/** With money and out of a balance together. */
export const paidInAll = ({ lines, total }: Pick<Bill, 'lines' | 'total'>) =>
  lines.reduce((sum, { kind, amount }) => (kind === 'balance' ? sum - amount : sum), total)

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
