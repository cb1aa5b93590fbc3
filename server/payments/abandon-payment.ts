import type { Services } from '#server/services.ts'
import { openAttemptOf } from './attempt-row.ts'
import { callProvider } from './call-provider.ts'
import { takeAttempt } from './resume-payment.ts'

/** The buyer would rather pay in another way. */
export async function abandonPayment(services: Services, purchaseUuid: string) {
  const open = await openAttemptOf(services.db, purchaseUuid)
  if (open) await giveUp(services, open.order)
}

/**
 * It must not be paid behind our back after the buyer may try another way. Where the money has come meanwhile, it has
 * come; and not every provider can close what is open, so reconciliation keeps an eye on it.
 */
export async function giveUp(services: Services, order: string) {
  const attempt = await takeAttempt(services, order)
  if (!attempt) return
  await callProvider(services, { attempt }, 'abandon', async (provider, facts) => {
    const answer = await provider.abandon(facts)
    return answer.state === 'paid' || answer.state === 'failed' ? answer : { state: 'failed', code: givenUp }
  })
}

/** What the buyer is told of it: that it did not work, and may be tried again. */
export const givenUp = 'generic-1'
