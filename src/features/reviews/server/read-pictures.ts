import { and, asc, eq } from 'drizzle-orm'
import type { PictureSize } from '#features/catalogue/rules/reviews/review-pictures.ts'
import { reviewPictures, reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Services } from '#platform/server/services.ts'

/** One picture, while its review is published. */
export async function readPublishedPicture({ db }: Pick<Services, 'db'>, uuid: string, size: PictureSize) {
  const [picture] = await db
    .select({ content: reviewPictures[size] })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.uuid, reviewPictures.reviewUuid))
    .where(and(eq(reviewPictures.uuid, uuid), eq(reviews.isPublished, true)))
  return picture?.content ?? null
}

/** Those of one review, published or not: for the operator, who decides about it. */
export async function readPictures({ db }: Pick<Services, 'db'>, review: string): Promise<Uint8Array[]> {
  const rows = await db
    .select({ content: reviewPictures.large })
    .from(reviewPictures)
    .where(eq(reviewPictures.reviewUuid, review))
    .orderBy(asc(reviewPictures.position))
  return rows.map(({ content }) => content)
}
