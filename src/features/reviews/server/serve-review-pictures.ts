import { and, asc, eq } from 'drizzle-orm'
import type { Handler } from 'hono'
import { z } from 'zod'
import { type PictureSize, pictureSizes } from '#features/catalogue/rules/reviews/review.ts'
import { reviewPictures, reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Services } from '#platform/server/services.ts'

const wanted = z.object({
  size: z.enum(pictureSizes),
  file: z.string().regex(/^[0-9a-f-]{36}\.webp$/),
})

const headers = {
  // It never changes, so who has seen it keeps it. Others' caches ask again, since a review may be taken down.
  'Cache-Control': 'public, max-age=31536000, s-maxage=3600, immutable',
}

/** The pictures that visitors sent with a review, while it is published. */
export const serveReviewPictures =
  (services: Pick<Services, 'db'>): Handler =>
  async (c) => {
    const asked = wanted.safeParse(c.req.param())
    const uuid = z.uuid().safeParse(asked.data?.file.replace('.webp', ''))
    const content = asked.success && uuid.success && (await readPublishedPicture(services, uuid.data, asked.data.size))
    if (!content) return c.text('No such picture.', 404, { 'Cache-Control': 'no-store' })
    const etag = `"${uuid.data}"`
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ...headers, ETag: etag })
    return c.body(new Uint8Array(content), 200, { ...headers, 'Content-Type': 'image/webp', ETag: etag })
  }

/** One picture, while its review is published. */
async function readPublishedPicture({ db }: Pick<Services, 'db'>, uuid: string, size: PictureSize) {
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
