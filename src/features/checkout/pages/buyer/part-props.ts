import type { BuyerStepDraft, BuyerStepField } from '#features/checkout/rules/purchases/buyer-step.ts'
import type { BuyerStepView } from '#features/checkout/server/purchases/steps/describe-buyer-step.ts'
import type { BoundFields } from '#platform/ui/forms/bind-fields.ts'

/** What each part of the buyer step's form is given. */
export type PartProps = Pick<BoundFields<BuyerStepField>, 'field' | 'errorOf'> & {
  values: BuyerStepDraft
  step: BuyerStepView
}
