import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { firstReviewState, type ReviewState } from '#features/catalogue/rules/reviews/moderation.ts'
import type { Visit } from '#features/catalogue/server/reviews/visit-link.ts'
import { reviewPictures, reviewSubmissions } from '#features/catalogue/server/schema/reviews.ts'
import { authorShown, marksOf, type ReviewDraft } from '#features/reviews/rules/review-draft.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { plainText } from '#platform/rules/plain-text.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { type DrawingProblem, type DrawnPicture, drawPictures } from './draw-pictures.ts'
import { publishReview, type Submission } from './moderate-reviews.ts'

/** A draft without problems, about a spa that has a page; `visit` where a valid link brought its writer here. */
export type SubmitReview = {
  spaUuid: string
  language: Language
  draft: ReviewDraft
  visit: Visit | null
  pictures?: readonly Uint8Array[]
}

/**
 * Takes a review in. One from a visit is read by everyone at once, any other after moderation. The same review sent
 * again within a day (a second click, a page loaded anew) is taken once and answered alike.
 */
export async function submitReview(
  { db, clock, catalogue }: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  input: SubmitReview,
): Promise<Result<ReviewState, 'visit-used' | DrawingProblem>> {
  const knowsService = (uuid: string | null) => uuid !== null && catalogue.current().services.has(uuid)
  const submission = submissionFrom(input, clock.now(), knowsService)
  const drawn = await drawPictures(input.pictures ?? [])
  if (!drawn.ok) return drawn
  return db.transaction(async (tx) => {
    await takeTurn(tx, submission)
    const known = await sentBefore(tx, submission)
    if (known) return isSame(known, submission) ? ok(firstReviewState(known.visit !== null)) : fail('visit-used')
    await tx.insert(reviewSubmissions).values(submission)
    await insertPictures(tx, submission, drawn.value)
    if (submission.state === 'published') await publishReview(tx, submission)
    return ok(submission.state)
  })
}

function submissionFrom(
  { spaUuid, language, draft, visit }: SubmitReview,
  now: Date,
  knowsService: (uuid: string | null) => boolean,
): Submission {
  const state = firstReviewState(visit !== null)
  const serviceUuid = visit?.service ?? null
  return {
    uuid: randomUUID(),
    spaUuid,
    serviceUuid: knowsService(serviceUuid) ? serviceUuid : null,
    author: authorShown(draft.name),
    email: visit ? null : draft.email.trim().toLowerCase(),
    language,
    ...marksOf(draft),
    comment: plainText(draft.comment),
    visit: visit?.reference ?? null,
    state,
    submittedAt: now,
    decidedAt: state === 'pending' ? null : now,
  }
}

async function insertPictures(tx: Transaction, { uuid }: Submission, drawn: DrawnPicture[]) {
  if (drawn.length === 0) return
  const rows = drawn.map((picture, index) => ({
    ...picture,
    uuid: randomUUID(),
    reviewUuid: uuid,
    position: index + 1,
  }))
  await tx.insert(reviewPictures).values(rows)
}

/** Two clicks at once: the second waits for the first, and then finds it. */
async function takeTurn(tx: Transaction, { spaUuid, visit, comment }: Submission) {
  const turn = visit ? `visit ${visit}` : `review ${spaUuid} ${comment}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`)
}

async function sentBefore(tx: Transaction, submission: Submission): Promise<Submission | undefined> {
  const { visit, spaUuid, comment, email, submittedAt } = submission
  const table = reviewSubmissions
  const aDayAgo = new Date(submittedAt.getTime() - 24 * 60 * 60 * 1000)
  const isTheSame = visit
    ? eq(table.visit, visit)
    : and(
        eq(table.spaUuid, spaUuid),
        eq(table.comment, comment),
        isNull(table.visit),
        gt(table.submittedAt, aDayAgo),
        // Moderated in the meantime, the address is gone.
        or(isNull(table.email), eq(table.email, email ?? '')),
      )
  const [known] = await tx.select().from(table).where(isTheSame).limit(1)
  return known
}

const isSame = (known: Submission, { comment }: Submission) => known.comment === comment
