import { type Day, instantAt } from '#domain/dates.ts'
import { choices } from '#domain/forms/field-lengths.ts'
import { emailProblem } from '#domain/purchases/buyer.ts'
import { plainLine } from '#domain/site/plain-text.ts'
import { usualHour } from './card-delivery.ts'
import { type CardProblem, cardFields, dayProblem, nameProblem } from './card-draft.ts'

/** What the buyer of a card may still change of it. */
export const correctionFields = {
  name: cardFields.name,
  email: cardFields.email,
  ...choices('delivery', 'deliverOn'),
}
export type CorrectionField = keyof typeof correctionFields
export type CorrectionDraft = Record<CorrectionField, string>
export type CorrectionProblems = Partial<Record<CorrectionField, CardProblem>>

export type Correction = { name: string; email: string; deliverAt: Date }

export function correctionProblems(draft: CorrectionDraft, today: Day): CorrectionProblems {
  const isLater = draft.delivery === 'later'
  const found: Record<CorrectionField, CardProblem | null | false> = {
    name: nameProblem(draft.name, 'nameWrong'),
    email: emailProblem(draft.email),
    delivery: !isLater && draft.delivery !== 'now' && 'deliveryWrong',
    deliverOn: isLater && dayProblem(draft.deliverOn, today),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as CorrectionProblems
}

/** Only of a draft without problems. By the clock of who gets it. */
export const toCorrection = (draft: CorrectionDraft, timeZone: string, now: Date): Correction => ({
  name: plainLine(draft.name),
  email: draft.email.trim(),
  deliverAt: draft.delivery === 'later' ? instantAt(draft.deliverOn, usualHour, timeZone) : now,
})
