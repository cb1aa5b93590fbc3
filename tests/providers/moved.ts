import type { Movement } from '#sandbox/ledger.ts'

/** What was taken, what went back, what banks keep for the shop without its having been taken, and what they took back. */
export type Moved = 'charge' | 'refund' | 'held' | 'takenBack'

/** In which direction each movement counts. A capture takes what was held. */
const signs: Record<Moved, Partial<Record<Movement['kind'], 1 | -1>>> = {
  charge: { charge: 1, capture: 1 },
  refund: { refund: 1 },
  held: { authorization: 1, capture: -1, release: -1 },
  takenBack: { dispute: 1, reversal: 1, reinstatement: -1 },
}

/** In cents, by a ledger of the sandbox. */
export const movedIn = (movements: readonly Movement[], what: Moved, order: string) =>
  movements
    .filter((movement) => movement.order === order)
    .reduce((sum, { kind, amount }) => sum + (signs[what][kind] ?? 0) * amount, 0)
