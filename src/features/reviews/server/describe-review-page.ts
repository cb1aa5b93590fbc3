import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { photoView, placeOfSpa } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { readVisitLink, type Visit } from '#features/catalogue/server/reviews/visit-link.ts'
import { reviewSubmissions } from '#features/catalogue/server/schema/reviews.ts'
import { placeholderImage } from '#platform/pictures/image.ts'
import type { Services } from '#platform/server/services.ts'

export type SpaToReview = NonNullable<ReturnType<typeof describeSpa>>

/** What the page of a review shows: it depends on who asks about which spa, and whether they have written already. */
export type ReviewPage =
  | { kind: 'choose' }
  | { kind: 'unknown'; what: 'spa' | 'link' }
  | { kind: 'used'; spa: SpaToReview }
  | { kind: 'sent'; spa: SpaToReview; isPublished: boolean }
  | { kind: 'write'; spa: SpaToReview; visit: Visit | null; isExpired: boolean }

export async function describeReviewPage(services: Services, url: URL): Promise<ReviewPage> {
  const page = readInvitation(services, url)
  const isDone = page.kind === 'write' && page.visit !== null && (await isUsed(services, page.visit))
  return isDone ? { kind: 'used', spa: page.spa } : page
}

/**
 * Who may write about what. `?spa=` names a spa, `?visit=` is the link of somebody who was there, `&sent=` is where a
 * sent form leads. Whether a link was used is known for certain only when a review is written.
 */
export function readInvitation(services: Services, url: URL): ReviewPage {
  const { spa: asked, visit: token, sent } = query.parse(Object.fromEntries(url.searchParams))
  const visit = token === undefined ? null : readVisitLink(services, token)
  if (token !== undefined && !visit) return { kind: 'unknown', what: 'link' }
  const uuid = visit?.spa ?? asked
  if (uuid === undefined) return { kind: 'choose' }
  const spa = describeSpa(services, url, uuid)
  if (!spa) return { kind: 'unknown', what: 'spa' }
  if (sent) return { kind: 'sent', spa, isPublished: sent === 'published' }
  const isExpired = visit?.isExpired ?? false
  return { kind: 'write', spa, visit: isExpired ? null : visit, isExpired }
}

/** An address may come from anywhere: what makes no sense is not there. */
const query = z.object({
  spa: z.string().optional(),
  visit: z.string().optional(),
  sent: z.enum(['pending', 'published']).optional().catch(undefined),
})

/** Only a spa with a page: there the review will stand. */
function describeSpa(services: Services, url: URL, uuid: string) {
  const { snapshot, language } = readerOf(services, url)
  const spa = snapshot.spas.get(uuid)
  const landing = spa && snapshot.landings.of('spa', uuid)
  if (!spa || !landing) return null
  return {
    uuid,
    name: spa.name,
    place: placeOfSpa(snapshot, spa, language),
    photo: photoView(spa.images[0] ?? placeholderImage, language),
    href: landing.uris[language],
  }
}

/** Pages go on while the database is away: then the answer comes when the review is sent. */
async function isUsed({ db, log }: Services, { reference }: Visit): Promise<boolean> {
  try {
    const found = await db
      .select({ uuid: reviewSubmissions.uuid })
      .from(reviewSubmissions)
      .where(eq(reviewSubmissions.visit, reference))
    return found.length > 0
  } catch (error) {
    log.error({ err: error }, 'visit not looked up')
    return false
  }
}
