import { and, eq, gte, inArray } from 'drizzle-orm'
import { reviewSubmissions, reviews } from '#features/catalogue/server/schema/reviews.ts'
import { spaReviewKey } from '#features/reviews/emails/review-to-spa.ts'
import { sentEmails } from '#platform/server/db/schema/sent-emails.ts'
import type { Services } from '#platform/server/services.ts'
import { week } from '#platform/time/durations.ts'

/**
 * Every ten minutes: spas are told of what was published about them, whether by its writer's link or at the operator's
 * desk, where there is no queue.
 */
export async function tellSpas({ db, clock, queue }: Services): Promise<number> {
  const published = await db
    .select({ uuid: reviewSubmissions.uuid })
    .from(reviewSubmissions)
    .innerJoin(reviews, eq(reviews.uuid, reviewSubmissions.uuid))
    .where(
      and(
        eq(reviewSubmissions.state, 'published'),
        gte(reviewSubmissions.decidedAt, new Date(clock.now().getTime() - week)),
      ),
    )
  const keys = published.map(({ uuid }) => spaReviewKey(uuid))
  const known = await db.select({ key: sentEmails.key }).from(sentEmails).where(inArray(sentEmails.key, keys))
  const informed = new Set(known.map(({ key }) => key))
  const pending = published.filter(({ uuid }) => !informed.has(spaReviewKey(uuid)))
  for (const { uuid } of pending) {
    await db.transaction((tx) => queue.add(tx, 'send-review-to-spa', { review: uuid }))
  }
  return pending.length
}
