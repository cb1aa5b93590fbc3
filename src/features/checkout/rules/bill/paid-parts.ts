import type { Bill } from './purchase-lines.ts'

export type BalancePart = { code: string; amount: number }

/** What a bill was paid with, in cents: through a provider, and out of a balance. */
export function paidParts({ lines, total }: Pick<Bill, 'lines' | 'total'>) {
  const line = lines.find(({ kind }) => kind === 'balance')
  const balance: BalancePart | null =
    line?.kind === 'balance' && line.amount < 0 ? { code: line.code, amount: -line.amount } : null
  return { payment: total, balance }
}

/** With money and out of a balance together. */
export const paidInAll = ({ lines, total }: Pick<Bill, 'lines' | 'total'>) =>
  lines.reduce((sum, { kind, amount }) => (kind === 'balance' ? sum - amount : sum), total)
