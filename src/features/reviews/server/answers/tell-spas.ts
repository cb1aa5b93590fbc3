import { and, eq, gte } from 'drizzle-orm'
import { reviewSubmissions, reviews } from '#features/catalogue/server/schema/reviews.ts'
import { spaReviewKey } from '#features/reviews/emails/review-to-spa.ts'
import { knownAmong } from '#platform/server/emails/send-once.ts'
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
  const informed = await knownAmong(
    db,
    published.map(({ uuid }) => spaReviewKey(uuid)),
  )
  const pending = published.filter(({ uuid }) => !informed.has(spaReviewKey(uuid)))
  for (const { uuid } of pending) {
    await db.transaction((tx) => queue.add(tx, 'send-review-to-spa', { review: uuid }))
  }
  return pending.length
}
