import { type ReviewMark, reviewMarks } from '#features/catalogue/rules/reviews/review.ts'
import {
  choice,
  custom,
  type DraftOf,
  defineForm,
  email,
  type FieldOf,
  type ProblemOf,
  type ProblemsOf,
} from '#platform/forms/define-form.ts'
import { characters, plainLine, plainText } from '#platform/rules/plain-text.ts'

export const commentLength = { least: 10, most: 1000 } as const
const longestName = 60
const marks = ['1', '2', '3', '4', '5']

/**
 * Marks first, since they are what a visitor thinks of first; problems are told in this order. Of somebody with a link
 * from their visit no address is asked.
 */
export const reviewForm = defineForm(
  {
    environment: choice(marks, 'environmentMissing'),
    service: choice(marks, 'serviceMissing'),
    attention: choice(marks, 'attentionMissing'),
    qualityPrice: choice(marks, 'qualityPriceMissing'),
    comment: custom({ most: commentLength.most, check: commentProblem, clean: plainText }),
    name: custom({ most: longestName, check: nameProblem, autoComplete: 'name', maxLength: 2 * longestName }),
    email: email('emailWrong', { maxLength: undefined }),
    consent: choice(['yes'], 'consentMissing'),
  },
  { asks: (_, { asksEmail }: { asksEmail: boolean }) => ({ email: asksEmail }) },
)
export type ReviewField = FieldOf<typeof reviewForm>

/** A review while it is being written: all fields as text, as they come from a form. */
export type ReviewDraft = DraftOf<typeof reviewForm>
export type ReviewProblem = ProblemOf<typeof reviewForm>
export type ReviewProblems = ProblemsOf<typeof reviewForm>

export const marksOf = (draft: ReviewDraft) =>
  Object.fromEntries(reviewMarks.map((mark) => [mark, Number(draft[mark])])) as Record<ReviewMark, number>

function commentProblem(typed: string) {
  const length = characters(plainText(typed))
  if (length < commentLength.least) return 'commentTooShort'
  return length > commentLength.most ? 'commentTooLong' : null
}

function nameProblem(typed: string) {
  const name = plainLine(typed)
  if (!/\p{L}/u.test(name)) return 'nameMissing'
  return characters(name) > longestName ? 'nameTooLong' : null
}

/** Who wrote a review, as readers see it: the first name, and of the last one its initial. The rest is never kept. */
export function authorShown(name: string): string {
  const words = plainLine(name).split(' ')
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const initial = [...(last ?? '')].find((character) => /\p{L}/u.test(character))
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first
}
