import { compare, type Money, subtract } from '#domain/money.ts'

/** Cancelling costs `price` from `deadline` on. Suppliers send penalties in any order. */
export type CancelPenalty = { deadline: Date; price: Money; hoursBefore: number }

/** Spec 3. A rate that is not refundable has no penalties. */
export type CancelPolicy = { refundable: boolean; cancelPenalties: CancelPenalty[] }

/** Spec 4: until when cancelling is free, and what it costs after. Null if the rate is not refundable. */
export function freeCancellation({ refundable, cancelPenalties }: CancelPolicy): CancelPenalty | null {
  return (refundable && byDeadline(cancelPenalties)[0]) || null
}

/** What cancelling costs at an instant, of what was paid: never more than that. */
export function cancellationCost(policy: CancelPolicy, paid: Money, at: Date): Money {
  if (!policy.refundable) return paid
  const due = byDeadline(policy.cancelPenalties).findLast(({ deadline }) => deadline <= at)
  if (!due) return { amount: 0, currency: paid.currency }
  return compare(due.price, paid) > 0 ? paid : due.price
}

/** What comes back, and from when on it is less. */
export function cancellationTerms(policy: CancelPolicy, paid: Money, at: Date): CancellationTerms {
  const next = policy.refundable ? byDeadline(policy.cancelPenalties).find(({ deadline }) => deadline > at) : undefined
  return {
    refund: subtract(paid, cancellationCost(policy, paid, at)),
    less: next ? { from: next.deadline, refund: subtract(paid, cancellationCost(policy, paid, next.deadline)) } : null,
  }
}

export type CancellationTerms = { refund: Money; less: { from: Date; refund: Money } | null }

const byDeadline = (penalties: CancelPenalty[]) =>
  penalties.toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime())
