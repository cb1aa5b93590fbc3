import type { Movement } from './ledger.ts'
import type { Store } from './store.ts'
import type { World } from './world.ts'

/** What a company has taken back of one payment, in cents: 0 once the shop has it again. */
export type DisputedMoney = { taken: number }

/** A payment, by the company's name for it. `left`: what the shop still has of it. */
export type DisputedPayment = Omit<Movement, 'at' | 'kind' | 'amount'> & { name: string; left: number }

/** Takes back what the shop still has of a payment: when its buyer disputes it, or when the company reverses it. Once. */
export function takeBack(
  world: World,
  money: Store<DisputedMoney>,
  { name, left, ...payment }: DisputedPayment,
  kind: 'dispute' | 'reversal',
) {
  if (takenBack(money, name) > 0 || left <= 0) return
  world.ledger.record({ at: world.now().toISOString(), ...payment, kind, amount: left })
  money.put(name, { taken: left })
}

/** The shop has won: it gets again what was taken. */
export function reinstate(world: World, money: Store<DisputedMoney>, { name, left, ...payment }: DisputedPayment) {
  const amount = takenBack(money, name)
  if (amount === 0) return
  world.ledger.record({ at: world.now().toISOString(), ...payment, kind: 'reinstatement', amount })
  money.put(name, { taken: 0 })
}

export const takenBack = (money: Store<DisputedMoney>, name: string): number => money.get(name)?.taken ?? 0
