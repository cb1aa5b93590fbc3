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
  return groupBy(rows.map(reviewFrom), (review) => review.spaUuid)
}

export function reviewFrom(row: typeof reviews.$inferSelect): Review {
  const { uuid, spaUuid, serviceUuid, author, language, comment, isVerified, writtenOn } = row
  const { environment, service, attention, qualityPrice, answer, answerLanguage, answeredOn } = row
  return {
    ...{ uuid, spaUuid, serviceUuid, author, language, comment, isVerified, writtenOn },
    marks: { environment, service, attention, qualityPrice },
    answer:
      answer && answerLanguage && answeredOn ? { text: answer, language: answerLanguage, writtenOn: answeredOn } : null,
  }
}
