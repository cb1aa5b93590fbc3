import { choice, custom, type DraftOf, defineForm, line, type ProblemOf, text } from '#platform/forms/define-form.ts'
import type { Day } from '#platform/time/dates.ts'
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

const website = {
  most: 200,
  long: 'websiteLong',
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: undefined,
} as const

const numbers = cancellationReasons.map(({ option }) => String(option))

/**
 * As it comes from the form: the reason by its number, the rest perhaps from a reason that was chosen before. Only what
 * belongs to the chosen reason is looked at.
 */
export const cancellationForm = defineForm(
  {
    reason: choice(numbers, 'reasonMissing'),
    website: line(website),
    text: text({ most: 500, wrong: 'textMissing', long: 'textLong', maxLength: undefined }),
    day: custom({ check: (day, today: Day) => (isNear(readTypedDay(day), today) ? null : 'dayMissing') }),
  },
  {
    asks(draft) {
      const reason = reasonIn(draft)
      return {
        website: reason === 'seen-cheaper',
        text: reason === 'other',
        day: reason === 'no-availability',
      }
    },
  },
)
export type CancellationDraft = DraftOf<typeof cancellationForm>

/** The same form with its other button: who has seen it cheaper is offered the same price. */
export const priceMatchForm = defineForm({ website: line({ ...website, wrong: 'websiteMissing' }) })

export type CancelProblem = ProblemOf<typeof cancellationForm> | ProblemOf<typeof priceMatchForm>
export type CancelProblems = Partial<Record<keyof CancellationDraft, CancelProblem>>

export type Cancellation = {
  reason: CancellationReason
  /** Where it was seen cheaper, if that was said. */
  website: string
  text: string
  /** The day on which the spa had no room. */
  day: Day | null
}

const furthestYears = 2

/** Only of a draft without problems. */
export function toCancellation(draft: CancellationDraft): Cancellation {
  const reason = reasonIn(draft)
  if (!reason) throw new Error('Not a reason')
  const { website, text, day } = cancellationForm.clean(draft)
  return {
    reason,
    website: reason === 'seen-cheaper' ? website : '',
    text: reason === 'other' ? text : '',
    day: reason === 'no-availability' ? readTypedDay(day) : null,
  }
}

const reasonIn = ({ reason }: { reason: string }) =>
  cancellationReasons.find(({ option }) => String(option) === reason)?.key

function isNear(day: Day | null, today: Day): boolean {
  if (!day) return false
  return day >= yearsAway(today, -furthestYears) && day <= yearsAway(today, furthestYears)
}

// Of 29 February it may be a day that does not exist, which compares all the same.
const yearsAway = (day: Day, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
