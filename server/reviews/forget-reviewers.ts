import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { daysOfVisitLink, daysWithEmail } from '#domain/reviews/moderation.ts'
import { reviewSubmissions } from '#server/db/schema/reviews.ts'
import type { Services } from '#server/services.ts'

/** Nobody's address waits for ever to be used, and what was rejected is not kept longer than its link could be tried. */
export async function forgetReviewers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60 * 1000)
  await db
    .update(reviewSubmissions)
    .set({ email: null })
    .where(and(isNotNull(reviewSubmissions.email), lt(reviewSubmissions.submittedAt, before(daysWithEmail))))
  await db
    .delete(reviewSubmissions)
    .where(and(eq(reviewSubmissions.state, 'rejected'), lt(reviewSubmissions.decidedAt, before(daysOfVisitLink))))
}
