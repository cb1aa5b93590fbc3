import { asc, eq, getTableColumns } from 'drizzle-orm'
import { reviewPictures, reviewSubmissions } from '#features/catalogue/server/schema/reviews.ts'
import { spas } from '#features/catalogue/server/schema/spas.ts'
import type { Services } from '#platform/server/services.ts'

/** What waits to be read, the longest waiting first. A spa that left the catalogue has no name any more. */
export async function listPendingReviews({ db }: Pick<Services, 'db'>) {
  return db
    .select({
      ...getTableColumns(reviewSubmissions),
      spa: spas.name,
      pictures: db.$count(reviewPictures, eq(reviewPictures.reviewUuid, reviewSubmissions.uuid)),
    })
    .from(reviewSubmissions)
    .leftJoin(spas, eq(spas.uuid, reviewSubmissions.spaUuid))
    .where(eq(reviewSubmissions.state, 'pending'))
    .orderBy(asc(reviewSubmissions.submittedAt), asc(reviewSubmissions.uuid))
}
