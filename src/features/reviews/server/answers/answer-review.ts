import { and, eq, isNull } from 'drizzle-orm'
import { reviews } from '#features/catalogue/server/schema/reviews.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { plainText } from '#platform/rules/plain-text.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

export type AnswerReview = { review: string; text: string; language: Language }

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
