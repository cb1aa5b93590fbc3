import { useState } from 'react'
import { cheapestWay, partySizes, type Way } from '#features/catalogue/rules/prices/cheapest-way.ts'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import { wayPrice } from './way-price.ts'

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
