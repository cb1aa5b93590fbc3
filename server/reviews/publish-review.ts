import { madridDay } from '#domain/dates.ts'
import type { Transaction } from '#server/db/client.ts'
import { type reviewSubmissions, reviews } from '#server/db/schema/reviews.ts'

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
