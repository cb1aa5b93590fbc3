import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type ReviewState, reviewCanBecome } from '#features/catalogue/rules/reviews/moderation.ts'
import { reviewPictures, reviewSubmissions, reviews } from '#features/catalogue/server/schema/reviews.ts'
import { spas } from '#features/catalogue/server/schema/spas.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

export type Submission = typeof reviewSubmissions.$inferSelect

/** Copies a review into the catalogue, whose trigger tells every process. It was written on the day it was sent. */
export async function publishReview(tx: Transaction, submission: Submission): Promise<void> {
  const { email, visit, state, submittedAt, decidedAt, ...review } = submission
  await tx.insert(reviews).values({
    ...review,
    isVerified: visit !== null,
    isPublished: true,
    writtenOn: madridDay(submittedAt),
  })
}

/** Shows a review that was waiting. Where its spa has left the catalogue in the meantime it goes on waiting. */
export async function approveReview({ db, clock }: Pick<Services, 'db' | 'clock'>, uuid: string) {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ spa: spas.uuid })
      .from(reviewSubmissions)
      .leftJoin(spas, eq(spas.uuid, reviewSubmissions.spaUuid))
      .where(eq(reviewSubmissions.uuid, uuid))
    if (found && !found.spa) return fail('spa-gone')
    const decided = await decideReview(tx, uuid, 'published', clock.now())
    if (decided.ok) await publishReview(tx, decided.value)
    return decided
  })
}

/** Never shows a review that was waiting, or takes one down that was shown. Its pictures are deleted. */
export async function rejectReview({ db, clock }: Pick<Services, 'db' | 'clock'>, uuid: string) {
  return db.transaction(async (tx) => {
    const decided = await decideReview(tx, uuid, 'rejected', clock.now())
    if (!decided.ok) return decided
    await tx.delete(reviewPictures).where(eq(reviewPictures.reviewUuid, uuid))
    if (decided.value.state === 'published') await tx.delete(reviews).where(eq(reviews.uuid, uuid))
    return decided
  })
}

/** What waits to be read, the longest waiting first. A spa that left the catalogue has no name any more. */
export async function listPendingReviews({ db }: Pick<Services, 'db'>) {
  return db
    .select({
      ...getTableColumns(reviewSubmissions),
      spa: spas.name,
      pictures: db.$count(reviewPictures, eq(reviewPictures.reviewUuid, reviewSubmissions.uuid)),
    })
    .from(reviewSubmissions)
    .leftJoin(spas, eq(spas.uuid, reviewSubmissions.spaUuid))
    .where(eq(reviewSubmissions.state, 'pending'))
    .orderBy(asc(reviewSubmissions.submittedAt), asc(reviewSubmissions.uuid))
}

/** Takes the pictures away from a review whose words may stay. */
export async function removePictures(
  { db }: Pick<Services, 'db'>,
  review: string,
): Promise<Result<null, 'no-pictures'>> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(reviewPictures)
      .where(eq(reviewPictures.reviewUuid, review))
      .returning({ uuid: reviewPictures.uuid })
    if (removed.length === 0) return fail('no-pictures')
    // Every process reads a published one anew when its row is written.
    await tx
      .update(reviews)
      .set({ comment: sql`${reviews.comment}` })
      .where(eq(reviews.uuid, review))
    return ok(null)
  })
}

/** The one way from state to state: under a row lock, along the table of transitions, and the address goes. */
async function decideReview(
  tx: Transaction,
  uuid: string,
  state: ReviewState,
  now: Date,
): Promise<Result<Submission, 'not-found' | 'already-decided'>> {
  const [submission] = await tx.select().from(reviewSubmissions).where(eq(reviewSubmissions.uuid, uuid)).for('update')
  if (!submission) return fail('not-found')
  if (!reviewCanBecome(submission.state, state)) return fail('already-decided')
  await tx.update(reviewSubmissions).set({ state, decidedAt: now, email: null }).where(eq(reviewSubmissions.uuid, uuid))
  return ok(submission)
}
