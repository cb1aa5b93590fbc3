import { eq } from 'drizzle-orm'
import { type ReviewState, reviewCanBecome } from '#features/catalogue/rules/reviews/moderation.ts'
import { reviewSubmissions } from '#features/catalogue/server/schema/reviews.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Submission } from './publish-review.ts'

/** The one way from state to state: under a row lock, along the table of transitions, and the address goes. */
export async function decideReview(
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
