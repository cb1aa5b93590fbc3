import { type Money, multiply } from '#platform/rules/money.ts'

/** What a kind of goods asks for one of the things in a purchase, before any code. */
export type GoodsLine = { base: Money; discounted: Money }

export type AppliedCoupon = { code: string; label: string; percent: number }
export type AppliedBalance = { code: string; label: string; kind: BalanceKind; available: Money }
export type BalanceKind = 'wallet' | 'gift-card'

/** A line of the summary: an amount is what it adds to the sum, so a discount is negative. */
export type BillLine =
  | { kind: 'goods'; amount: number }
  | { kind: 'offer'; amount: number; percent: number }
  | { kind: 'postal'; amount: number }
  | { kind: 'coupon'; amount: number; code: string; label?: string; percent: number }
  /** `left`: what stays on it for another time. */
  | { kind: 'balance'; amount: number; code: string; balance: BalanceKind; left?: number }

export type Bill = {
  currency: string
  lines: BillLine[]
  base: number
  total: number
  /** What each thing costs after its offers, in the order of the goods. Bills of an earlier edition don't tell. */
  goods?: number[]
  /** How often the goods were chosen anew: other goods for the same money are another bill. */
  selection?: number
}

export type Parts = {
  goods: readonly GoodsLine[]
  postal: Money | null
  coupon: AppliedCoupon | null
  balance: AppliedBalance | null
  selection?: number
}

/**
 * What is to be paid and how it comes about. A coupon takes its percentage of what the goods cost after offers; a
 * balance then pays as much of the rest as it can, the postage too.
 */
export function billFor({ goods, postal, coupon, balance, selection = 0 }: Parts): Bill {
  const currency = goods[0]?.base.currency ?? 'EUR'
  const base = sum(goods.map((line) => line.base.amount))
  const discounted = sum(goods.map((line) => line.discounted.amount))
  const couponAmount = coupon ? multiply({ amount: discounted, currency }, coupon.percent / 100).amount : 0
  const beforeBalance = discounted - couponAmount + (postal?.amount ?? 0)
  const balanceAmount = balance ? Math.min(beforeBalance, balance.available.amount) : 0
  const lines: (BillLine | false)[] = [
    { kind: 'goods', amount: base },
    discounted < base && { kind: 'offer', amount: discounted - base, percent: ((base - discounted) * 100) / base },
    postal !== null && { kind: 'postal', amount: postal.amount },
    coupon !== null && { kind: 'coupon', amount: -couponAmount, ...coupon },
    balance !== null && {
      kind: 'balance',
      amount: -balanceAmount,
      code: balance.code,
      balance: balance.kind,
      left: balance.available.amount - balanceAmount,
    },
  ]
  return {
    currency,
    lines: lines.filter((line) => line !== false),
    base,
    total: beforeBalance - balanceAmount,
    goods: goods.map((line) => line.discounted.amount),
    ...(selection > 0 ? { selection } : {}),
  }
}

/** What the goods were worth to their buyer, a balance being money: what they are worth when they are given back. */
export const paidForGoods = ({ lines }: Bill) =>
  sum(lines.map(({ kind, amount }) => (kind === 'goods' || kind === 'offer' || kind === 'coupon' ? amount : 0)))

/** The same money for the same things has the same name: a buyer accepts a bill, and pays no other. */
export const billKey = ({ currency, lines, goods = [], selection = 0 }: Bill) =>
  [
    currency,
    goods.join('.'),
    ...lines.map(({ kind, amount }) => `${kind}${amount}`),
    ...(selection > 0 ? [`selection${selection}`] : []),
  ].join('|')

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

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
