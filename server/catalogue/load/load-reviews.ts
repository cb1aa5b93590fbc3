import { desc, eq } from 'drizzle-orm'
import type { Review } from '#domain/catalogue/review.ts'
import type { Database } from '#server/db/client.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { groupBy } from './rows.ts'

/** Published reviews by spa, newest first. */
export async function loadReviews(db: Database): Promise<Map<string, Review[]>> {
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.isPublished, true))
    .orderBy(desc(reviews.writtenOn), desc(reviews.uuid))
  return groupBy(
    rows.map((row) => ({
      uuid: row.uuid,
      spaUuid: row.spaUuid,
      serviceUuid: row.serviceUuid,
      author: row.author,
      language: row.language,
      marks: {
        environment: row.environment,
        service: row.service,
        attention: row.attention,
        qualityPrice: row.qualityPrice,
      },
      comment: row.comment,
      isVerified: row.isVerified,
      writtenOn: row.writtenOn,
    })),
    (review) => review.spaUuid,
  )
}
