import { and, eq, isNull } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/site/languages.ts'
import { plainText } from '#domain/site/plain-text.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { Services } from '#server/services.ts'

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
