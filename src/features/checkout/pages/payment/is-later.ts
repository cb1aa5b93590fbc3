import type { PaymentStepView } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'

/** Whether the money is only authorised by this method, and taken when the goods are confirmed. */
export const isLater = ({ later }: Pick<PaymentStepView, 'later'>, method: PaymentMethod | null) =>
  later !== null && method !== null && later.methods.includes(method)
