import type { Services } from '#server/services.ts'
import { openAttemptOf } from './attempt-row.ts'
import { callProvider } from './call-provider.ts'
import { takeAttempt } from './resume-payment.ts'

/** The buyer would rather pay in another way. Where the money has come meanwhile, it has come. */
export async function abandonPayment(services: Services, purchaseUuid: string) {
  const open = await openAttemptOf(services.db, purchaseUuid)
  const attempt = open && (await takeAttempt(services, open.order))
  if (!attempt) return
  await callProvider(services, attempt, 'abandon', async (provider, facts) => {
    const answer = await provider.abandon(facts)
    return answer.state === 'paid' ? answer : { state: 'failed', code: 'generic-1' }
  })
}
