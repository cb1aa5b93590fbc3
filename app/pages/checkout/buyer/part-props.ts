import type { BuyerStepView } from '#server/purchases/steps/describe-buyer-step.ts'
import type { FormFields } from './form-fields.ts'

/** What each part of the buyer step's form is given. */
export type PartProps = { fields: FormFields; step: BuyerStepView }
