import { and, eq, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm'
import { daysOfVisitLink, daysWithEmail } from '#features/catalogue/rules/reviews/moderation.ts'
import { reviewPictures, reviewSubmissions, reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Services } from '#platform/server/services.ts'
import { day } from '#platform/time/durations.ts'

/**
 * Nobody's address or pictures wait for ever to be used, what was rejected is not kept longer than its link could be
 * tried, and pictures go with a spa that left the catalogue.
 */
export async function forgetReviewers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day)
  await db
    .update(reviewSubmissions)
    .set({ email: null })
    .where(and(isNotNull(reviewSubmissions.email), lt(reviewSubmissions.submittedAt, before(daysWithEmail))))
  const isUnread = and(eq(reviewSubmissions.state, 'pending'), lt(reviewSubmissions.submittedAt, before(daysWithEmail)))
  const shown = db.select().from(reviews).where(eq(reviews.uuid, reviewSubmissions.uuid))
  const isGone = and(eq(reviewSubmissions.state, 'published'), notExists(shown))
  const unneeded = db.select({ uuid: reviewSubmissions.uuid }).from(reviewSubmissions).where(or(isUnread, isGone))
  await db.delete(reviewPictures).where(inArray(reviewPictures.reviewUuid, unneeded))
  await db
    .delete(reviewSubmissions)
    .where(and(eq(reviewSubmissions.state, 'rejected'), lt(reviewSubmissions.decidedAt, before(daysOfVisitLink))))
}
