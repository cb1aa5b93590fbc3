import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { loadReview } from '#features/catalogue/server/load/load-reviews.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { reviewView } from '#features/catalogue/server/reviews/spa-reviews-view.ts'
import { reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { plainText } from '#platform/rules/plain-text.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

type AnswerReview = { review: string; text: string; language: Language }

/** A spa answers a review once. The same answer sent again (a second click) is answered alike. */
export async function answerReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { review, text, language }: AnswerReview,
): Promise<Result<null, 'answered' | 'gone'>> {
  const answer = plainText(text)
  const [written] = await db
    .update(reviews)
    .set({ answer, answerLanguage: language, answeredOn: madridDay(clock.now()) })
    .where(and(eq(reviews.uuid, review), isNull(reviews.answer)))
    .returning({ uuid: reviews.uuid })
  if (written) return ok(null)
  const [known] = await db.select({ answer: reviews.answer }).from(reviews).where(eq(reviews.uuid, review))
  if (!known) return fail('gone')
  return known.answer === answer ? ok(null) : fail('answered')
}

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    answer: { review: string }
  }
}

const keyShape = z.object({ review: z.uuid() })

/** Opens the page on which a spa answers one review. What the link opens publishes nothing: that takes the form. */
export const answerLink = ({ signer, config }: Services, review: string, language: Language) =>
  `${config.publicUrl}${pathOf('answerReview', language)}?key=${signer.sign('answer', { review })}`

/** The review that a key opens; null for one that is none of ours. */
export function readAnswerKey({ signer }: Pick<Services, 'signer'>, key: string): string | null {
  const signed = keyShape.safeParse(signer.verify('answer', key))
  return signed.success ? signed.data.review : null
}

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

/** The operator takes an answer down that should not stand there. The spa may then write another. */
export async function withdrawAnswer({ db }: Pick<Services, 'db'>, uuid: string): Promise<Result<null, 'no-answer'>> {
  const taken = await db
    .update(reviews)
    .set({ answer: null, answerLanguage: null, answeredOn: null })
    .where(and(eq(reviews.uuid, uuid), isNotNull(reviews.answer)))
    .returning({ uuid: reviews.uuid })
  return taken.length > 0 ? ok(null) : fail('no-answer')
}
