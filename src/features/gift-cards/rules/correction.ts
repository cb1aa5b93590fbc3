import { type DraftOf, defineForm, type ProblemsOf } from '#platform/forms/define-form.ts'
import { instantAt } from '#platform/time/dates.ts'
import { usualHour } from './card-delivery.ts'
import { recipientFields } from './card-draft.ts'

/** What the buyer of a card may still change of it. */
export const correctionForm = defineForm(recipientFields, {
  asks: ({ delivery }) => ({ deliverOn: delivery === 'later' }),
})
export type CorrectionDraft = DraftOf<typeof correctionForm>
export type CorrectionProblems = ProblemsOf<typeof correctionForm>

export type Correction = { name: string; email: string; deliverAt: Date }

/** Only of a draft without problems. By the clock of who gets it. */
export function toCorrection(draft: CorrectionDraft, timeZone: string, now: Date): Correction {
  const { name, email, delivery, deliverOn } = correctionForm.clean(draft)
  return { name, email, deliverAt: delivery === 'later' ? instantAt(deliverOn, usualHour, timeZone) : now }
}
