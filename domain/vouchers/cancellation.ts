import type { Day } from '#domain/dates.ts'
import { choices } from '#domain/forms/field-lengths.ts'
import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'
import { readTypedDay } from './typed-day.ts'

/** Spec 9, with its numbers; decided: and 8, because nobody owes a reason. */
export const cancellationReasons = [
  { option: 3, key: 'seen-cheaper' },
  { option: 4, key: 'spa-does-not-answer' },
  { option: 5, key: 'no-availability' },
  { option: 6, key: 'gift-not-liked' },
  { option: 7, key: 'other' },
  { option: 8, key: 'not-said' },
] as const
export type CancellationReason = (typeof cancellationReasons)[number]['key']

export const longestWebsite = 200
export const longestReasonText = 500

export const cancellationFields = {
  ...choices('reason'),
  website: longestWebsite,
  text: longestReasonText,
  ...choices('day'),
}
export type CancellationField = keyof typeof cancellationFields

/** As it comes from the form: the reason by its number, the rest perhaps from a reason that was chosen before. */
export type CancellationDraft = Record<CancellationField, string>

export type Cancellation = {
  reason: CancellationReason
  /** Where it was seen cheaper, if that was said. */
  website: string
  text: string
  /** The day on which the spa had no room. */
  day: Day | null
}

export type CancellationProblem = 'reasonMissing' | 'websiteLong' | 'textMissing' | 'textLong' | 'dayMissing'
export type CancellationProblems = Partial<Record<CancellationField, CancellationProblem>>

const furthestYears = 2

/** Only what belongs to the chosen reason is looked at. */
export function cancellationProblems(draft: CancellationDraft, today: Day): CancellationProblems {
  switch (reasonIn(draft)) {
    case undefined:
      return { reason: 'reasonMissing' }
    case 'seen-cheaper':
      return characters(plainLine(draft.website)) > longestWebsite ? { website: 'websiteLong' } : {}
    case 'other':
      return textProblems(plainText(draft.text))
    case 'no-availability':
      return isNear(readTypedDay(draft.day), today) ? {} : { day: 'dayMissing' }
    default:
      return {}
  }
}

/** Only of a draft without problems. */
export function toCancellation(draft: CancellationDraft): Cancellation {
  const reason = reasonIn(draft)
  if (!reason) throw new Error('Not a reason')
  return {
    reason,
    website: reason === 'seen-cheaper' ? plainLine(draft.website) : '',
    text: reason === 'other' ? plainText(draft.text) : '',
    day: reason === 'no-availability' ? readTypedDay(draft.day) : null,
  }
}

const reasonIn = ({ reason }: CancellationDraft) =>
  cancellationReasons.find(({ option }) => String(option) === reason)?.key

function textProblems(text: string): CancellationProblems {
  if (text === '') return { text: 'textMissing' }
  return characters(text) > longestReasonText ? { text: 'textLong' } : {}
}

function isNear(day: Day | null, today: Day): boolean {
  if (!day) return false
  return day >= yearsAway(today, -furthestYears) && day <= yearsAway(today, furthestYears)
}

// Of 29 February it may be a day that does not exist, which compares all the same.
const yearsAway = (day: Day, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
