import { and, asc, desc, eq } from 'drizzle-orm'
import type { Review } from '#features/catalogue/rules/reviews/review.ts'
import { reviewPictures, reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Database } from '#platform/server/db/client.ts'
import { groupBy } from './rows.ts'

/** Published reviews by spa, newest first. */
export async function loadReviews(db: Database): Promise<Map<string, Review[]>> {
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.isPublished, true))
    .orderBy(desc(reviews.writtenOn), desc(reviews.uuid))
  const pictures = groupBy(await loadPictures(db), (picture) => picture.review)
  return groupBy(
    rows.map((row) => reviewFrom(row, pictures.get(row.uuid))),
    (review) => review.spaUuid,
  )
}

/** One that is published, as it is now. */
export async function loadReview(db: Database, uuid: string): Promise<Review | null> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.uuid, uuid), eq(reviews.isPublished, true)))
  return row ? reviewFrom(row, await loadPictures(db, uuid)) : null
}

type Picture = { uuid: string; review: string }

/** Those of one published review, or of all. */
const loadPictures = (db: Database, review?: string): Promise<Picture[]> =>
  db
    .select({ uuid: reviewPictures.uuid, review: reviewPictures.reviewUuid })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.uuid, reviewPictures.reviewUuid))
    .where(review === undefined ? undefined : eq(reviews.uuid, review))
    .orderBy(asc(reviewPictures.position))

function reviewFrom(row: typeof reviews.$inferSelect, pictures: Picture[] = []): Review {
  const { uuid, spaUuid, serviceUuid, author, language, comment, isVerified, writtenOn } = row
  const { environment, service, attention, qualityPrice, answer, answerLanguage, answeredOn } = row
  return {
    ...{ uuid, spaUuid, serviceUuid, author, language, comment, isVerified, writtenOn },
    marks: { environment, service, attention, qualityPrice },
    pictures: pictures.map((picture) => picture.uuid),
    answer:
      answer && answerLanguage && answeredOn ? { text: answer, language: answerLanguage, writtenOn: answeredOn } : null,
  }
}
