import type { CardForm, PaymentProvider, ProviderName } from '#features/checkout/rules/payments/payment-provider.ts'
import { isPayingStep } from '#features/checkout/rules/purchase-paths.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import type { CspSources } from '#platform/server/http/rendering/build-csp.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    payments: Payments
  }
}

export type Payments = ReturnType<typeof makePayments>

export function makePayments(providers: readonly PaymentProvider[], cardForm: CardForm | null) {
  return {
    methods: providers.flatMap(({ methods }) => methods),
    forMethod: (method: PaymentMethod) => providers.find(({ methods }) => methods.includes(method)) ?? null,
    named: (name: ProviderName) => providers.find((provider) => provider.name === name) ?? null,
    cardForm,
  }
}

/** The sources that the card form needs. Only the payment steps allow them, for every kind of purchase. */
export function paymentCspSources(path: string, { cardForm }: Payments): CspSources | undefined {
  if (!isPayingStep(path) || !cardForm) return undefined
  const forms = [cardForm.origin, 'https:']
  return { scripts: [cardForm.origin], frames: ["'self'", ...forms], forms }
}
