import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStepView } from '#server/purchases/steps/describe-payment-step.ts'

/** Whether the money is only authorised by this method, and taken when the goods are confirmed. */
export const isLater = ({ later }: Pick<PaymentStepView, 'later'>, method: PaymentMethod | null) =>
  later !== null && method !== null && later.methods.includes(method)
