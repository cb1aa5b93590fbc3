import { partyFor, sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { Capacity } from '#features/catalogue/rules/services/service.ts'
import { mostUnits } from './voucher-goods.ts'

/** Requested people and units of one service, as text from an address or a form; null if missing. */
export type AskedItem = { pax: string | null; units: string | null }

export type SettledItem = {
  /** What can be sold, as near as possible to the request. */
  pax: number
  count: number
  units: number
  /** The requested people, if that was a number. */
  asked: number | null
  /** What can't be sold as requested. */
  problems: { pax?: 'above-maximum' | 'not-a-party'; units?: 'out-of-range' }
}

/** Turns any request into something that is sold, and names what it changed. Server and browser use the same rule. */
export function settleItem(capacity: Capacity, { pax, units }: AskedItem): SettledItem {
  const party = settleParty(capacity, pax)
  const settled = settleUnits(units, mostUnitsOf(party.size.count))
  return {
    ...party.size,
    units: settled.units,
    asked: party.asked,
    problems: { ...(party.problem && { pax: party.problem }), ...(settled.problem && { units: settled.problem }) },
  }
}

/** How many parties can be had at once, if each takes so many vouchers. */
export const mostUnitsOf = (count: number) => Math.max(1, Math.floor(mostUnits / count))

/** Whether it is sold exactly as requested. If not, the buyer must see it before they pay. */
export const isAsAsked = ({ pax, asked, problems }: SettledItem) =>
  problems.pax === undefined && problems.units === undefined && (asked === null || asked === pax)

function settleParty(capacity: Capacity, text: string | null) {
  const asked = wholeNumber(text)
  const party = sellableParty(capacity, asked ?? capacity.minimum)
  if (!party.ok) return { size: largestOf(capacity), asked, problem: 'above-maximum' as const }
  const isNonsense = asked === null && text !== null
  return { size: party.value, asked, ...(isNonsense && { problem: 'not-a-party' as const }) }
}

/** A spa with room for seven sells three vouchers for two, not four. */
function largestOf(capacity: Capacity) {
  const party = partyFor(capacity, capacity.maximum)
  return party.pax > capacity.maximum ? partyFor(capacity, party.pax - capacity.incrementing) : party
}

function settleUnits(text: string | null, most: number) {
  if (text === null) return { units: 1 }
  const asked = wholeNumber(text)
  const units = Math.min(most, asked ?? 1)
  return { units, ...(asked !== units && { problem: 'out-of-range' as const }) }
}

/** A whole number from 1 to 1,000,000; larger numbers count as 1,000,000. */
function wholeNumber(text: string | null): number | null {
  const number = Number(/^\s*(\d+)\s*$/.exec(text ?? '')?.[1] ?? 0)
  return number === 0 ? null : Math.min(number, 1_000_000)
}
