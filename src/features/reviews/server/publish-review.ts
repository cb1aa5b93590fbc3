import { type reviewSubmissions, reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Transaction } from '#platform/server/db/client.ts'
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
