import { eq } from 'drizzle-orm'
import type { BuyersAct, Step } from '#domain/payments/payment-provider.ts'
import { busyTime } from '#domain/payments/waiting.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, lockAttempt } from './attempt-row.ts'
import { callProvider } from './call-provider.ts'

/** Goes on where the buyer was sent away. Two that come back at once are one: the second finds it taken. */
export async function resumePayment(
  services: Services,
  order: string,
  act: BuyersAct,
): Promise<{ state: Step['state'] | 'unknown' }> {
  const attempt = await takeAttempt(services, order)
  if (!attempt) return { state: 'unknown' }
  return callProvider(services, { attempt }, act.kind, (provider, facts) => provider.resume(facts, act))
}

/** Null where it has ended, or somebody else is at it. */
export async function takeAttempt({ db, clock }: Services, order: string): Promise<Attempt | null> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    const now = clock.now()
    if (attempt?.state !== 'open' || (attempt.busyUntil && attempt.busyUntil > now)) return null
    const busyUntil = new Date(now.getTime() + busyTime)
    await tx.update(paymentAttempts).set({ busyUntil }).where(eq(paymentAttempts.uuid, attempt.uuid))
    return attempt
  })
}
