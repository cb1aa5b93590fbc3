import { eq } from 'drizzle-orm'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'

/** Somebody else may take it now. */
export async function releaseAttempt({ db, clock }: Services, order: string) {
  await db
    .update(paymentAttempts)
    .set({ busyUntil: null, askedAt: clock.now() })
    .where(eq(paymentAttempts.order, order))
}
