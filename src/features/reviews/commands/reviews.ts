import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { reviewMarks } from '#features/catalogue/rules/reviews/review.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { RunOnDatabase, Scene } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { madridDay } from '#platform/time/dates.ts'
import { withdrawAnswer } from '../server/answers/answer-review.ts'
import { approveReview, listPendingReviews, rejectReview, removePictures } from '../server/moderate-reviews.ts'
import { readPictures } from '../server/serve-review-pictures.ts'

const refusals = {
  'not-found': 'There is no such review. npm run ops -- reviews lists those that wait.',
  'already-decided': 'This one is decided already.',
  'no-answer': 'There is no answer below that review.',
  'no-pictures': 'There are no pictures with that review.',
  'spa-gone': 'Its spa is not in the catalogue any more.',
}

const commands = {
  publish: { run: approveReview, done: 'Published.' },
  reject: { run: rejectReview, done: 'Rejected.' },
  unanswer: { run: withdrawAnswer, done: 'The answer is taken down.' },
  unpicture: { run: removePictures, done: 'The pictures are deleted.' },
}

export const reviewsCommand: RunOnDatabase = async (scene, command = 'list', id = '') => {
  const { db, print } = scene
  if (command === 'list') return list(scene)
  const decide = commands[command as keyof typeof commands]
  if (!decide && command !== 'pictures') {
    throw new BadSettings(`Say list, pictures <id>, ${Object.keys(commands).join(' <id>, ')} <id>.`)
  }
  if (!z.uuid().safeParse(id).success) throw new BadSettings(`Which one? npm run ops -- reviews ${command} <id>`)
  if (!decide) return writePictures(scene, id)
  const decided = await decide.run({ db, clock: systemClock }, id)
  if (!decided.ok) throw new BadSettings(refusals[decided.error])
  print(decide.done)
}

/** Nobody is shown what waits, so it has no address: it is written to this machine. */
async function writePictures({ db, print }: Scene, id: string) {
  const pictures = await readPictures({ db }, id)
  if (pictures.length === 0) throw new BadSettings(refusals['no-pictures'])
  const folder = await mkdtemp(join(tmpdir(), 'review-pictures-'))
  for (const [index, picture] of pictures.entries()) {
    const file = join(folder, `${index + 1}.webp`)
    await writeFile(file, picture)
    print(file)
  }
}

async function list({ db, print }: Scene) {
  const waiting = await listPendingReviews({ db })
  for (const review of waiting) {
    const marks = reviewMarks.map((mark) => `${mark} ${review[mark]}`).join(', ')
    print(`${review.uuid}  ${madridDay(review.submittedAt)}  ${review.spa ?? 'a spa that is gone'}`)
    print(`  ${review.author} (${review.language}) ${review.email ?? ''}  ${marks}`)
    print(`  ${review.comment.replaceAll('\n', '\n  ')}`)
    const { pictures } = review
    if (pictures > 0) print(`  ${pictures} of its pictures: npm run ops -- reviews pictures ${review.uuid}`)
    print('')
  }
  print(waiting.length === 1 ? '1 review waits.' : `${waiting.length} reviews wait.`)
}
