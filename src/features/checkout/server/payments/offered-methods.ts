import { holdLifetime } from '#features/checkout/rules/purchases/goods-hold.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { methodsFor, type PaymentMethod } from '#platform/rules/payment-method.ts'
import type { Services } from '#platform/server/services.ts'

/** The methods for a purchase: those of the buyer's country that bring the money while its goods are held. */
export function offeredMethods(services: Services, { buyer, kind }: Pick<Purchase, 'buyer' | 'kind'>): PaymentMethod[] {
  const within = kindOf(services, kind).holds && holdLifetime
  return methodsFor(buyer?.country ?? '', services.payments.methods, within)
}
