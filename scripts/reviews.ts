/**
 * What visitors wrote and nobody has read yet: `npm run reviews` lists it, `npm run reviews -- publish <id>` shows one,
 * `npm run reviews -- reject <id>` does not, and takes one down that was shown; `npm run reviews -- unanswer <id>` takes
 * down what its spa answered. The server may run or not.
 */
import { z } from 'zod'
import { reviewMarks } from '#domain/catalogue/review.ts'
import { madridDay } from '#domain/dates.ts'
import { systemClock } from '#server/clock.ts'
import { BadSettings } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { withdrawAnswer } from '#server/reviews/answers/withdraw-answer.ts'
import { approveReview } from '#server/reviews/approve-review.ts'
import { listPendingReviews } from '#server/reviews/list-pending-reviews.ts'
import { rejectReview } from '#server/reviews/reject-review.ts'
import { withDatabase } from './with-database.ts'

const refusals = {
  'not-found': 'There is no such review. npm run reviews lists those that wait.',
  'already-decided': 'This one is decided already.',
  'no-answer': 'There is no answer below that review.',
  'spa-gone': 'Its spa is not in the catalogue any more.',
}

const [command = 'list', id = ''] = process.argv.slice(2)

await withDatabase(run)

async function run(db: Database) {
  if (command === 'list') return list(db)
  const decide = { publish: approveReview, reject: rejectReview, unanswer: withdrawAnswer }[command]
  if (!decide) throw new BadSettings('Say list, publish <id>, reject <id> or unanswer <id>.')
  if (!z.uuid().safeParse(id).success) throw new BadSettings(`Which one? npm run reviews -- ${command} <id>`)
  const decided = await decide({ db, clock: systemClock }, id)
  if (!decided.ok) throw new BadSettings(refusals[decided.error])
  console.log({ publish: 'Published.', reject: 'Rejected.', unanswer: 'The answer is taken down.' }[command])
}

async function list(db: Database) {
  const waiting = await listPendingReviews({ db })
  for (const review of waiting) {
    const marks = reviewMarks.map((mark) => `${mark} ${review[mark]}`).join(', ')
    console.log(`${review.uuid}  ${madridDay(review.submittedAt)}  ${review.spa ?? 'a spa that is gone'}`)
    console.log(`  ${review.author} (${review.language}) ${review.email ?? ''}  ${marks}`)
    console.log(`  ${review.comment.replaceAll('\n', '\n  ')}\n`)
  }
  console.log(waiting.length === 1 ? '1 review waits.' : `${waiting.length} reviews wait.`)
}
