import type { Books } from './books.ts'

export type Retries = Record<'abandoned' | 'bought at a later try' | 'paid twice', number>

/** How often buyers left a payment for another one, bought by another than their first, and sent money by two of them. */
export function countRetries({ purchases, attempts, ledger }: Books): Retries {
  const charged = new Set(
    ledger.filter(({ kind }) => kind === 'charge' || kind === 'capture').map(({ order }) => order),
  )
  const tries = purchases.map(({ uuid, state, paidBy }) => {
    const own = attempts
      .filter(({ purchaseUuid }) => purchaseUuid === uuid)
      .sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
    return {
      isAtLaterTry: state === 'confirmed' && own.findIndex((attempt) => attempt.uuid === paidBy) > 0,
      isPaidTwice: own.filter(({ order }) => charged.has(order)).length > 1,
    }
  })
  return {
    abandoned: attempts.filter(({ abandonedBy }) => abandonedBy === 'buyer').length,
    'bought at a later try': tries.filter(({ isAtLaterTry }) => isAtLaterTry).length,
    'paid twice': tries.filter(({ isPaidTwice }) => isPaidTwice).length,
  }
}

/** What nobody did among enough buyers, most likely because they could not: the buyers' way to it has broken. */
export const missingRetries = (retries: Retries): string[] =>
  Object.entries(retries)
    .filter(([, count]) => count === 0)
    .map(([what]) => `nobody of them: ${what}`)
