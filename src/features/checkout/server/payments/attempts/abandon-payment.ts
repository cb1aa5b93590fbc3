import { isWaitedForTooLong } from '#features/checkout/rules/payments/waiting.ts'
import type { Services } from '#platform/server/services.ts'
import { type Attempt, openAttemptOf } from './attempt-row.ts'
import { callProvider, type ProviderCall } from './call-provider.ts'
import { leaseAttempt } from './lease-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Whether the buyer may pay in another way now. */
export type AbandonResult =
  /** The attempt has ended: the buyer may start another, or it was paid and there is no need to. */
  | 'left'
  /** The provider is processing the payment. Another attempt now could be a second payment. */
  | 'on-its-way'
  /** Another call to the provider is running, or it got no answer. Reconciliation finds out within minutes. */
  | 'busy'

/** Ends the open attempt, because the buyer wants to pay in another way. */
export async function abandonPayment(services: Services, purchaseUuid: string): Promise<AbandonResult> {
  const open = await openAttemptOf(services.db, purchaseUuid)
  if (!open) return 'left'
  const attempt = await leaseAttempt(services, open.order, { changes: { abandonedBy: 'buyer' } })
  if (!attempt) return (await openAttemptOf(services.db, purchaseUuid))?.uuid === open.uuid ? 'busy' : 'left'
  const { state } = await callProvider(services, { attempt }, 'abandon', cancelAtProvider)
  if (state === 'unknown') return 'busy'
  return state === 'waiting' ? 'on-its-way' : 'left'
}

/** Ends an attempt whose time is over, or whose purchase does not need it any more. */
export async function abandonExpired(services: Services, order: string, onlyIf?: (attempt: Attempt) => boolean) {
  const attempt = await leaseAttempt(services, order, { onlyIf })
  if (!attempt) return
  const { state, isUnclear } = await callProvider(services, { attempt }, 'abandon', cancelExpiredAtProvider)
  const how = isUnclear ? 'unclear' : 'silent'
  if (state !== 'unknown' || !isWaitedForTooLong(attempt, how, services.clock.now())) return
  // An operator should look it up on the provider's pages. Reconciliation polls it for two more weeks.
  services.log.error({ order, provider: attempt.provider, how }, 'payment ended without a clear answer')
  await settleAttempt(services, order, { state: 'failed', code: abandonedCode, abandonedBy: 'us' })
}

/**
 * Closes an attempt at the provider, so that it can't be paid after the buyer has tried another way. If it was paid
 * meanwhile, or is being processed, the provider's answer wins. Not every provider can close an attempt, so
 * reconciliation polls it afterwards.
 */
export const cancelAtProvider: ProviderCall = async (provider, facts) => {
  const answer = await provider.abandon(facts)
  return answer.state === 'none' ? { state: 'failed', code: abandonedCode } : answer
}

const cancelExpiredAtProvider: ProviderCall = async (provider, facts) => {
  const answer = await provider.abandon(facts)
  return answer.state === 'none' ? { state: 'failed', code: abandonedCode, abandonedBy: 'us' } : answer
}

/** The failure code of an abandoned attempt: its text says that the payment failed and may be tried again. */
export const abandonedCode = 'generic-1'
