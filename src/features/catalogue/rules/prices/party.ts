import type { Capacity } from '#features/catalogue/rules/services/service.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'

/** How many vouchers a party buys, and how many people they are good for. */
export type PartySize = { count: number; pax: number }

/** Spec 9. An increment of 0 means a fixed party: one voucher, for the minimum. */
export function partyFor({ minimum, incrementing }: Capacity, pax: number): PartySize {
  if (incrementing === 0) return { count: 1, pax: minimum }
  const beyondMinimum = Math.max(0, pax - minimum)
  const count = 1 + Math.ceil(beyondMinimum / incrementing)
  return { count, pax: minimum + incrementing * (count - 1) }
}

/** How many of a service a party needs, also of one that is sold for a fixed party. */
const timesFor = (capacity: Capacity, pax: number): number =>
  capacity.incrementing === 0 ? Math.ceil(pax / capacity.minimum) : partyFor(capacity, pax).count

/** 'Circuito para 2 (×2)', for four: what is included reads for the people that come. */
export function nameForParty(name: string, capacity: Capacity, pax: number): string {
  const times = timesFor(capacity, pax)
  return times > 1 ? `${name} (×${times})` : name
}

/** For how many people each voucher of the party is good: the first for the minimum, every other for one step more. */
export function peoplePerVoucher(capacity: Capacity, pax: number): number[] {
  const { count } = partyFor(capacity, pax)
  return Array.from({ length: count }, (_, place) => (place === 0 ? capacity.minimum : capacity.incrementing))
}

/**
 * The party that may be sold. The people the vouchers are good for must fit too: a spa with room for five can't be
 * sold three vouchers for two.
 */
export function sellableParty(capacity: Capacity, pax: number): Result<PartySize, 'above-maximum'> {
  const party = partyFor(capacity, pax)
  return Math.max(pax, party.pax) > capacity.maximum ? fail('above-maximum') : ok(party)
}
