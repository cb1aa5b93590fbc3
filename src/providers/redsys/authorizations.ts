import type {
  AttemptFacts,
  CaptureOutcome,
  ReleaseOutcome,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { askFor } from './ask.ts'
import { call } from './call.ts'
import { isCaptured, isReleased, leavesItOpen } from './response-code.ts'
import { type Connection, type RedsysSettings, transactionTypes } from './settings.ts'

/**
 * Redsys confirms a pre-authorisation once. An answer that was lost is found by asking first; the query may lag behind,
 * so that one who asked too early is refused as the second, and is told the truth the next time.
 */
export async function capture(
  settings: RedsysSettings,
  connection: Connection,
  attempt: AttemptFacts,
): Promise<CaptureOutcome> {
  const known = await askFor(settings, connection, attempt)
  if (known.state === 'paid') return { state: 'paid' }
  if (known.state === 'released' || known.state === 'failed') return { state: 'refused', reason: known.state }
  const ask = { path: 'trataPeticionREST', type: transactionTypes.capture, amount: attempt.amount.amount } as const
  const answer = await call(settings, connection, attempt, ask, {})
  const code = 'error' in answer ? answer.error : (answer.operation.Ds_Response ?? '')
  if (isCaptured(code)) return { state: 'paid' }
  if (leavesItOpen(code) || hasEndedMeanwhile.test(code)) throw new Error('Redsys: it is open whether it was captured')
  return { state: 'refused', reason: code }
}

/** It was captured before (0060), or released (0222). */
const hasEndedMeanwhile = /^(SIS0|9)(060|222)$/

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
  const code = 'error' in answer ? answer.error : (answer.operation.Ds_Response ?? '')
  if (isReleased(code) || isNotAuthorized.test(code)) return { state: 'released' }
  throw new Error(`Redsys: ${code.slice(0, 10)}, and not released`)
}

/** It was released before (0222), was never authorised (0223), or there is no such order (0225). */
const isNotAuthorized = /^(SIS0|9)(222|223|225)$/
