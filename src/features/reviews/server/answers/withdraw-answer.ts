import { and, eq, isNotNull } from 'drizzle-orm'
import { reviews } from '#features/catalogue/server/schema/reviews.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'

/** The operator takes an answer down that should not stand there. The spa may then write another. */
export async function withdrawAnswer({ db }: Pick<Services, 'db'>, uuid: string): Promise<Result<null, 'no-answer'>> {
  const taken = await db
    .update(reviews)
    .set({ answer: null, answerLanguage: null, answeredOn: null })
    .where(and(eq(reviews.uuid, uuid), isNotNull(reviews.answer)))
    .returning({ uuid: reviews.uuid })
  return taken.length > 0 ? ok(null) : fail('no-answer')
}
