import { type Bill, paidForGoods } from '#features/checkout/rules/bill/purchase-lines.ts'
import { sharesOf } from './voucher-goods.ts'

export type RefundedVoucher = { uuid: string; value: number; isRefunded: boolean }

export type RefundParts = {
  /** In cents, through whoever took the payment. */
  payment: number
  /** Back to the wallet or gift card that paid a part; null where none did. */
  balance: { code: string; amount: number } | null
  total: number
}

type Purchase = {
  bill: Bill
  /** All of its purchase, in the order of their positions. */
  vouchers: readonly RefundedVoucher[]
  /** The uuid of the one that is given back. */
  voucher: string
  /** Of one that is not given back: what it cost without the postage. */
  keepsPostage?: boolean
}

/**
 * What goes back where when one voucher of a purchase is cancelled: as much to each source as that one paid of it. The
 * postage goes back with the last voucher, when nothing is left that was sent.
 */
export function refundParts({ bill, vouchers, voucher, keepsPostage = false }: Purchase): RefundParts {
  const position = vouchers.findIndex(({ uuid }) => uuid === voucher)
  if (position < 0) throw new Error('The voucher is not of this purchase')
  const values = vouchers.map(({ value }) => value)
  if (sum(values) !== paidForGoods(bill)) throw new Error('The vouchers are not worth what was paid')
  const costs = [...values, postageOf(bill)]
  const isLast = !keepsPostage && vouchers.every(({ uuid, isRefunded }) => uuid === voucher || isRefunded)
  const isBack = (index: number) => index === position || (isLast && index === vouchers.length)
  const total = sum(costs.filter((_, index) => isBack(index)))
  const amount = sum(balanceShares(bill, costs).filter((_, index) => isBack(index)))
  const code = balanceLine(bill)?.code
  return { payment: total - amount, balance: code && amount > 0 ? { code, amount } : null, total }
}

const postageOf = ({ lines }: Bill) => lines.find(({ kind }) => kind === 'postal')?.amount ?? 0

// Cents that don't divide go to the first ones, but never to what cost nothing: it has nothing to give back.
function balanceShares(bill: Bill, costs: readonly number[]): number[] {
  const shares = sharesOf(
    Math.abs(balanceLine(bill)?.amount ?? 0),
    costs.filter((cost) => cost > 0),
  )
  return costs.map((cost) => (cost > 0 ? (shares.shift() ?? 0) : 0))
}

const balanceLine = ({ lines }: Bill) => lines.find((line) => line.kind === 'balance')

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
