import { useState } from 'react'
import { cheapestWay, partySizes, type Way } from '#features/catalogue/rules/prices/cheapest-way.ts'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import type { SaleView } from '#features/shop-window/server/service/service-choices.ts'
import { formatMoney, formatPercentOff } from '#platform/i18n/format.ts'

export type ChosenParty = ReturnType<typeof useParty>

/** How many people, shared by the buy box and the bar at the foot of a phone, and the cheapest way for them. */
export function useParty({ onSale, party: opened }: ServiceView) {
  const [party, setParty] = useState(opened)
  const choose = (pax: number) => setParty({ pax, asked: null, isRefused: false })
  const way = cheapestWay(onSale, party.pax) ?? nothing
  return { ...party, ...wayPrice(onSale, way), way, count: way.count, sizes: partySizes(onSale), choose }
}

/** Of a service that no party fits: a mistake in the catalogue, and not sold. */
const nothing: Way = { pax: 0, count: 0, amount: 0, items: [] }

/** What a party pays, and, if something of it is discounted, what it would have paid: in full, and at the lowest lately. */
export function wayPrice(onSale: readonly SaleView[], { items, amount }: Way) {
  const bought = items.flatMap(({ uuid, count }) => {
    const voucher = onSale.find((candidate) => candidate.uuid === uuid)
    return voucher ? [{ ...voucher, count }] : []
  })
  const currency = bought[0]?.currency ?? 'EUR'
  const money = (cents: number) => formatMoney({ amount: cents, currency })
  const sum = (of: 'base' | 'lowest') =>
    bought.reduce((total, { price, discount, count }) => total + (discount?.[of] ?? price) * count, 0)
  const base = sum('base')
  return {
    amount: money(amount),
    ...(bought.some(({ discount }) => discount) && {
      was: money(base),
      lowest: money(sum('lowest')),
      off: formatPercentOff(((base - amount) * 100) / base),
    }),
  }
}
