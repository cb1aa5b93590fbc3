import { eq } from 'drizzle-orm'
import { reviewPictures, reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Services } from '#platform/server/services.ts'
import { decideReview } from './decide-review.ts'

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
