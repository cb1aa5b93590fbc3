import { billFor } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { SettledItem } from '#features/vouchers/rules/settle-item.ts'
import { type PricedItem, priceItem } from '#features/vouchers/rules/voucher-goods.ts'
import type { SelectionRowView } from '#features/vouchers/server/purchase/describe-selection.ts'
import type { Money } from '#platform/rules/money.ts'

type Priceable = Pick<SelectionRowView, 'uuid' | 'price' | 'capacity' | 'offers' | 'lowest'>

type RowPrice = PricedItem & { lowest: Money | null }

/** By the server's own rules, so that the browser says at once what the server will charge. */
export function priceRow(row: Priceable, { pax, units }: Pick<SettledItem, 'pax' | 'units'>, day: string): RowPrice {
  const priced = priceItem(row, { serviceUuid: row.uuid, pax, units }, day)
  if (!priced.ok) throw new Error('A settled party is one that is sold')
  const { count } = priced.value
  const lowest = row.lowest && { ...row.lowest, amount: row.lowest.amount * count * units }
  return { ...priced.value, lowest }
}

/** What all of it costs, and cost at its lowest before what is discounted now was. */
export function sumUp(prices: RowPrice[]) {
  const isDiscounted = prices.some(({ lowest }) => lowest !== null)
  const lowest = prices.reduce((sum, price) => sum + (price.lowest ?? price.discounted).amount, 0)
  const bill = billFor({ goods: prices, postal: null, coupon: null, balance: null })
  return { ...bill, lowest: isDiscounted ? lowest : null }
}
