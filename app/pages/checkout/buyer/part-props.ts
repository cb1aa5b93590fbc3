import type { BoundFields } from '#app/ui/forms/bind-fields.ts'
import type { BuyerStepDraft, BuyerStepField } from '#domain/purchases/buyer-step.ts'
import type { BuyerStepView } from '#server/purchases/steps/describe-buyer-step.ts'

/** What each part of the buyer step's form is given. */
export type PartProps = Pick<BoundFields<BuyerStepField>, 'field' | 'errorOf'> & {
  values: BuyerStepDraft
  step: BuyerStepView
}
