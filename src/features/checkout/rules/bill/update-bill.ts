import { type Bill, billFor, type GoodsLine, type Parts } from './purchase-lines.ts'

/**
 * A bill with something in it that its buyer has just chosen or taken off. All the rest stays at the price that was
 * seen, so that a price which changed meanwhile is still told as a change.
 */
export const updateBill = (bill: Bill, chosen: Partial<Parts>): Bill => billFor({ ...partsOf(bill), ...chosen })

function partsOf(bill: Bill): Parts {
  const { currency, lines, selection = 0 } = bill
  const parts: Parts = { goods: goodsIn(bill), postal: null, coupon: null, balance: null, selection }
  for (const line of lines) {
    const { amount } = line
    if (line.kind === 'postal') parts.postal = { amount, currency }
    if (line.kind === 'coupon') {
      const { code, label = code, percent } = line
      parts.coupon = { code, label, percent }
    }
    if (line.kind === 'balance') {
      const { code, balance: kind, left = 0 } = line
      parts.balance = { code, label: code, kind, available: { amount: left - amount, currency } }
    }
  }
  return parts
}

/** Only the sum of what they cost before their offers is in a bill: it stands with the first. */
function goodsIn({ currency, base, goods, lines }: Bill): GoodsLine[] {
  const off = lines.find(({ kind }) => kind === 'offer')?.amount ?? 0
  return (goods ?? [base + off]).map((discounted, place) => ({
    base: { amount: place === 0 ? base : 0, currency },
    discounted: { amount: discounted, currency },
  }))
}
