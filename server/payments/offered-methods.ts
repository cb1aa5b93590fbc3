import { methodsFor, type PaymentMethod } from '#domain/payments/payment-method.ts'
import { holdLifetime } from '#domain/purchases/goods-hold.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** The methods for a purchase: those of the buyer's country that bring the money while its goods are held. */
export function offeredMethods(services: Services, { buyer, kind }: Pick<Purchase, 'buyer' | 'kind'>): PaymentMethod[] {
  const within = kindOf(services, kind).holds && holdLifetime
  return methodsFor(buyer?.country ?? '', services.payments.methods, within)
}
