import { partyFor, sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { Capacity } from '#features/catalogue/rules/services/service.ts'

export type PartyProblem = 'wrong-number' | 'too-many'

/** How many come. `paysFor`: how many are paid for, where the service is sold by steps. */
export type PayingParty = { pax: number; paysFor: number; problem: PartyProblem | null }

/** The parties that leave no place over, from the smallest on. */
export function partiesOf({ minimum, maximum, incrementing }: Capacity): number[] {
  const steps = incrementing === 0 ? 0 : Math.floor((maximum - minimum) / incrementing)
  return Array.from({ length: steps + 1 }, (_, step) => minimum + step * incrementing)
}

/** Without a number, or with one that can't be, it is the smallest party; with too many it is the largest. */
export function readParty(capacity: Capacity, asked: string): PayingParty {
  if (asked === '') return partyOf(capacity, capacity.minimum, null)
  if (!/^\d{1,6}$/.test(asked) || Number(asked) === 0) return partyOf(capacity, capacity.minimum, 'wrong-number')
  const pax = Number(asked)
  if (sellableParty(capacity, pax).ok) return partyOf(capacity, pax, null)
  return partyOf(capacity, partiesOf(capacity).at(-1) ?? capacity.minimum, 'too-many')
}

const partyOf = (capacity: Capacity, pax: number, problem: PartyProblem | null): PayingParty => ({
  pax,
  paysFor: partyFor(capacity, pax).pax,
  problem,
})
