import { eq } from 'drizzle-orm'
import { reviewSubmissions } from '#features/catalogue/server/schema/reviews.ts'
import { spas } from '#features/catalogue/server/schema/spas.ts'
import { fail } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { decideReview } from './decide-review.ts'
import { publishReview } from './publish-review.ts'

/** Shows a review that was waiting. Where its spa has left the catalogue in the meantime it goes on waiting. */
export async function approveReview({ db, clock }: Pick<Services, 'db' | 'clock'>, uuid: string) {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ spa: spas.uuid })
      .from(reviewSubmissions)
      .leftJoin(spas, eq(spas.uuid, reviewSubmissions.spaUuid))
      .where(eq(reviewSubmissions.uuid, uuid))
    if (found && !found.spa) return fail('spa-gone')
    const decided = await decideReview(tx, uuid, 'published', clock.now())
    if (decided.ok) await publishReview(tx, decided.value)
    return decided
  })
}
