import { isWaitedForTooLong } from '#domain/payments/waiting.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, openAttemptOf } from './attempt-row.ts'
import { type Call, callProvider } from './call-provider.ts'
import { leaseAttempt } from './lease-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

/** How the wish to pay in another way ended. */
export type Leaving =
  /** Another can be begun; or there is no need to, since the money has come. */
  | 'left'
  /** The provider has it, and says no more than that: to pay again now would be to pay twice. */
  | 'on-its-way'
  /** Somebody is asking the provider at this moment, or got no answer. In a minute or two it will be known. */
  | 'busy'

/** The buyer would rather pay in another way. */
export async function abandonPayment(services: Services, purchaseUuid: string): Promise<Leaving> {
  const open = await openAttemptOf(services.db, purchaseUuid)
  if (!open) return 'left'
  const attempt = await leaseAttempt(services, open.order, { changes: { abandonedBy: 'buyer' } })
  if (!attempt) return (await openAttemptOf(services.db, purchaseUuid))?.uuid === open.uuid ? 'busy' : 'left'
  const { state } = await callProvider(services, { attempt }, 'abandon', cancelAtProvider)
  if (state === 'unknown') return 'busy'
  return state === 'waiting' ? 'on-its-way' : 'left'
}

/** Its time is over, or it is no use any more. */
export async function abandonExpired(services: Services, order: string, onlyIf?: (attempt: Attempt) => boolean) {
  const attempt = await leaseAttempt(services, order, { onlyIf })
  if (!attempt) return
  const { state, isUnclear } = await callProvider(services, { attempt }, 'abandon', endByUs)
  const how = isUnclear ? 'unclear' : 'silent'
  if (state !== 'unknown' || !isWaitedForTooLong(attempt, how, services.clock.now())) return
  // An operator should look at the provider's own pages what became of it; it is asked about for two weeks more.
  services.log.error({ order, provider: attempt.provider, how }, 'payment ended without a clear answer')
  await settleAttempt(services, order, { state: 'failed', code: abandonedCode, abandonedBy: 'us' })
}

/**
 * It must not be paid behind our back after the buyer may try another way. Where the money has come meanwhile, it has
 * come, and where it is on its way it is waited for; and not every provider can close what is open, so reconciliation
 * keeps an eye on it.
 */
export const cancelAtProvider: Call = async (provider, facts) => {
  const answer = await provider.abandon(facts)
  return answer.state === 'none' ? { state: 'failed', code: abandonedCode } : answer
}

const endByUs: Call = async (provider, facts) => {
  const answer = await provider.abandon(facts)
  return answer.state === 'none' ? { state: 'failed', code: abandonedCode, abandonedBy: 'us' } : answer
}

/** What the buyer is told of it: that it did not work, and may be tried again. */
export const abandonedCode = 'generic-1'
