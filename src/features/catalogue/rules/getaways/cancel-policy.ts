import { compare, type Money } from '#platform/rules/money.ts'

/** Cancelling costs `price` from `deadline` on. Suppliers send penalties in any order. */
type CancelPenalty = { deadline: Date; price: Money; hoursBefore: number }

/** Spec 3. A rate that is not refundable has no penalties. */
export type CancelPolicy = { refundable: boolean; cancelPenalties: CancelPenalty[] }

/** From `deadline` on, cancelling costs `price`. */
type CancellationStep = Pick<CancelPenalty, 'deadline' | 'price'>

/**
 * Spec 4: from when on cancelling costs what, of what was paid, in order. Until the first of them it is free. A penalty
 * that changes nothing is none.
 */
export function cancellationSteps(policy: CancelPolicy, paid: Money): CancellationStep[] {
  if (!policy.refundable) return []
  const moments = [...new Set(byDeadline(policy.cancelPenalties).map(({ deadline }) => deadline.getTime()))]
  const costs = moments.map((moment) => cancellationCost(policy, paid, new Date(moment)))
  return moments.flatMap((moment, at) => {
    const price = costs[at] ?? paid
    const changes = price.amount !== (costs[at - 1]?.amount ?? 0)
    return changes ? [{ deadline: new Date(moment), price }] : []
  })
}

/** What cancelling costs at an instant, of what was paid: never more than that. */
export function cancellationCost(policy: CancelPolicy, paid: Money, at: Date): Money {
  if (!policy.refundable) return paid
  const due = byDeadline(policy.cancelPenalties).findLast(({ deadline }) => deadline <= at)
  if (!due) return { amount: 0, currency: paid.currency }
  return compare(due.price, paid) > 0 ? paid : due.price
}

const byDeadline = (penalties: CancelPenalty[]) =>
  penalties.toSorted((a, b) => a.deadline.getTime() - b.deadline.getTime())
