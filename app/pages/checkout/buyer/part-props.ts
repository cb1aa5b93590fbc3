import type { bindFields } from '#app/ui/forms/bind-fields.ts'
import type { BuyerStepDraft, BuyerStepField, BuyerStepProblem } from '#domain/purchases/buyer-step.ts'
import type { BuyerStepView } from '#server/purchases/steps/describe-buyer-step.ts'

type Fields = ReturnType<typeof bindFields<BuyerStepField, BuyerStepProblem>>

/** What each part of the buyer step's form is given. */
export type PartProps = Pick<Fields, 'field' | 'errorOf'> & { values: BuyerStepDraft; step: BuyerStepView }
