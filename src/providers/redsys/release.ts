import type { AttemptFacts, ReleaseOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { askFor } from './ask.ts'
import { call } from './call.ts'
import { isReleased } from './response-code.ts'
import type { Connection, RedsysSettings } from './settings.ts'
import { transactionTypes } from './transaction-type.ts'

/** Anything but a clear word that nothing is authorised any more throws: money of a buyer's is never forgotten. */
export async function release(
  settings: RedsysSettings,
  connection: Connection,
  attempt: AttemptFacts,
): Promise<ReleaseOutcome> {
  const known = await askFor(settings, connection, attempt)
  if (known.state === 'paid') return { state: 'paid' }
  if (known.state === 'released' || known.state === 'failed') return { state: 'released' }
  const ask = { path: 'trataPeticionREST', type: transactionTypes.release, amount: attempt.amount.amount } as const
  const answer = await call(settings, connection, attempt, ask, {})
  const code = 'error' in answer ? answer.error : (answer.said.Ds_Response ?? '')
  if (isReleased(code) || isNotAuthorized.test(code)) return { state: 'released' }
  throw new Error(`Redsys: ${code.slice(0, 10)}, and not released`)
}

/** It was released before (0222), was never authorised (0223), or there is no such order (0225). */
const isNotAuthorized = /^(SIS0|9)(222|223|225)$/
