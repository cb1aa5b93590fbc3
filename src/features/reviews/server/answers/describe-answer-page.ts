import { z } from 'zod'
import { loadReview } from '#features/catalogue/server/load/load-reviews.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { reviewView } from '#features/catalogue/server/reviews/spa-reviews-view.ts'
import type { Services } from '#platform/server/services.ts'
import { readAnswerKey } from './answer-link.ts'

/** What a spa sees behind its link: the review with a form, its own answer, or that there is nothing to answer. */
export async function describeAnswerPage(services: Services, url: URL) {
  const { key, sent } = query.parse(Object.fromEntries(url.searchParams))
  const uuid = readAnswerKey(services, key)
  if (!uuid) return { kind: 'unknown' as const }
  const { snapshot, language } = readerOf(services, url)
  const review = await loadReview(services.db, uuid)
  const spa = review && snapshot.spas.get(review.spaUuid)
  if (!spa) return { kind: 'gone' as const }
  const href = snapshot.landings.of('spa', spa.uuid)?.uris[language]
  const about = { spa: { name: spa.name, href: href ?? null }, review: reviewView(review, language) }
  if (review.answer === null) return { kind: 'write' as const, uuid, ...about }
  return { kind: sent === '1' ? ('sent' as const) : ('answered' as const), ...about }
}

const query = z.object({ key: z.string().default(''), sent: z.string().optional() })
