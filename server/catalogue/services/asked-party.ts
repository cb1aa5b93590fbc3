import type { Capacity } from '#domain/catalogue/services/service.ts'
import { type PartySize, partyFor, sellableParty } from '#domain/pricing/party.ts'

/** The party a page opens with. `asked` is the number the address named, if it named one. */
export type AskedParty = PartySize & { asked: number | null; isRefused: boolean }

/**
 * What `?pax=` means for a service: a number that is none, or nonsense, asks for nothing. Too many people are refused,
 * and the page opens with the largest party there is.
 */
export function askedParty(capacity: Capacity, text: string | null): AskedParty {
  const asked = /^\d{1,6}$/.test(text ?? '') ? Number(text) || null : null
  const party = sellableParty(capacity, asked ?? capacity.minimum)
  if (party.ok) return { ...party.value, asked, isRefused: false }
  return { ...partyFor(capacity, largestParty(capacity)), asked, isRefused: true }
}

/** A spa with room for seven sells three vouchers for two, not four. */
export function largestParty({ minimum, maximum, incrementing }: Capacity): number {
  if (incrementing === 0) return minimum
  return minimum + incrementing * Math.max(0, Math.floor((maximum - minimum) / incrementing))
}
