import { eq, sql } from 'drizzle-orm'
import { reviewPictures, reviews } from '#features/catalogue/server/schema/reviews.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'

/** Takes the pictures away from a review whose words may stay. */
export async function removePictures(
  { db }: Pick<Services, 'db'>,
  review: string,
): Promise<Result<null, 'no-pictures'>> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(reviewPictures).where(eq(reviewPictures.reviewUuid, review)).returning(named)
    if (removed.length === 0) return fail('no-pictures')
    // Every process reads a published one anew when its row is written.
    await tx
      .update(reviews)
      .set({ comment: sql`${reviews.comment}` })
      .where(eq(reviews.uuid, review))
    return ok(null)
  })
}

const named = { uuid: reviewPictures.uuid }
