import { useState } from 'react'
import { sellableParty } from '#domain/pricing/party.ts'
import type { ServiceView } from '#server/catalogue/pages/describe-service.ts'
import { partyPrice } from './party-price.ts'

export type ChosenParty = ReturnType<typeof useParty>

/** How many people, shared by the buy box and the bar at the foot of a phone, by the server's own rules. */
export function useParty({ capacity, party: opened, voucher }: ServiceView) {
  const [party, setParty] = useState(opened)
  const choose = (pax: number) => {
    const chosen = sellableParty(capacity, pax)
    if (chosen.ok) setParty({ ...chosen.value, asked: null, isRefused: false })
  }
  return { ...party, ...partyPrice(voucher, party.count), choose }
}
