import type { Handler } from 'hono'
import { z } from 'zod'
import { pictureSizes } from '#features/catalogue/rules/reviews/review-pictures.ts'
import type { Services } from '#platform/server/services.ts'
import { readPublishedPicture } from './read-pictures.ts'

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
