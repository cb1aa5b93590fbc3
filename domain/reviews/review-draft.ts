import { type ReviewMark, reviewMarks } from '#domain/catalogue/review.ts'
import { choices, fieldsOf } from '#domain/forms/field-lengths.ts'
import { longest } from '#domain/purchases/buyer.ts'
import { isEmail } from '#domain/site/email.ts'
import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'

export const commentLength = { least: 10, most: 1000 } as const
export const longestName = 60

/** Marks first, since they are what a visitor thinks of first; problems are told in this order. */
export const reviewFields = {
  ...choices(...reviewMarks),
  comment: commentLength.most,
  name: longestName,
  email: longest.email,
  ...choices('consent'),
}
export type ReviewField = keyof typeof reviewFields

/** A review while it is being written: all fields as text, as they come from a form. */
export type ReviewDraft = Record<ReviewField, string>

export type ReviewProblem =
  | `${ReviewMark}Missing`
  | 'commentTooShort'
  | 'commentTooLong'
  | 'nameMissing'
  | 'nameTooLong'
  | 'emailWrong'
  | 'consentMissing'

export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>

/** The same rules in the browser and on the server. Of somebody with a link from their visit no address is asked. */
export function reviewProblems(draft: ReviewDraft, asksEmail: boolean): ReviewProblems {
  const found = fieldsOf(reviewFields).flatMap((field) => {
    const problem = field === 'email' && !asksEmail ? null : rules[field](draft[field])
    return problem ? [[field, problem] as const] : []
  })
  return Object.fromEntries(found)
}

export const marksIn = (draft: ReviewDraft) =>
  Object.fromEntries(reviewMarks.map((mark) => [mark, Number(draft[mark])])) as Record<ReviewMark, number>

const rules: Record<ReviewField, (typed: string) => ReviewProblem | null> = {
  environment: mark('environment'),
  service: mark('service'),
  attention: mark('attention'),
  qualityPrice: mark('qualityPrice'),
  comment: (typed) => {
    const length = characters(plainText(typed))
    if (length < commentLength.least) return 'commentTooShort'
    return length > commentLength.most ? 'commentTooLong' : null
  },
  name: (typed) => {
    const name = plainLine(typed)
    if (!/\p{L}/u.test(name)) return 'nameMissing'
    return characters(name) > longestName ? 'nameTooLong' : null
  },
  email: (typed) => (isEmail(typed) ? null : 'emailWrong'),
  consent: (typed) => (typed === 'yes' ? null : 'consentMissing'),
}

function mark(name: ReviewMark) {
  return (typed: string): ReviewProblem | null => (/^[1-5]$/.test(typed) ? null : `${name}Missing`)
}
