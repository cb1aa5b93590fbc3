import { expect } from 'vitest'
import type { AttemptFacts, PaymentProvider } from '#features/checkout/rules/payments/payment-provider.ts'
import type { NetworkConditions } from './contract-lines.ts'
import { readNotifications } from './contract-messages.ts'
import { enterScenario, type Scenario } from './contract-scenario.ts'

export const nothing = { charge: 0, refund: 0, held: 0 }

/** An attempt that was authorised, what can be done with it, and what the banks have moved. */
export type Authorize = (
  line?: NetworkConditions,
) => Promise<{ scenario: Scenario; authorized: AttemptFacts } & ReturnType<typeof callsOf> & ReturnType<typeof sumsOf>>

export function enterLater(
  makeScenario: (line: NetworkConditions) => Scenario,
  wayName: string,
  line: NetworkConditions,
) {
  const entered = enterScenario(makeScenario, wayName, line)
  return { ...entered, attempt: { ...entered.attempt, charge: 'later' as const } }
}

export function callsOf({ authorizations }: PaymentProvider) {
  if (!authorizations) throw new Error('It authorises nothing')
  return authorizations
}

/** By the stand-in's own ledger, in cents. */
export function sumsOf({ moved }: Scenario, { order, amount }: AttemptFacts) {
  const sums = () => ({ charge: moved('charge', order), refund: moved('refund', order), held: moved('held', order) })
  return { sums, total: amount.amount }
}

/** What was told of a payment, in its order. */
export async function expectTold(scenario: Scenario, { order, amount }: AttemptFacts, states: string[]) {
  const told = (await readNotifications(scenario)).filter((read) => read.about === 'payment')
  expect(told.map(({ outcome }) => outcome.state)).toEqual(states)
  for (const one of told) expect(one).toMatchObject({ order, amount })
  expect(new Set(told.map(({ event }) => event)).size).toBe(told.length)
}
