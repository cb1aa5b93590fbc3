import type { ChargeTime } from '#features/checkout/rules/payments/attempt.ts'
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

type Charged = Pick<Purchase, 'kind' | 'goods' | 'quote'>

/** Whether its money is taken when the goods are confirmed, by methods that can. */
export function isChargedLater(services: Services, { kind, goods, quote }: Charged): boolean {
  const { charge, fulfilment } = kindOf(services, kind)
  // What is made with its payment is confirmed with it.
  return fulfilment.when !== 'with-payment' && charge?.(goods, quote) === 'when-confirmed'
}

/**
 * When the money of a purchase is taken, if it is paid by this method. Where the method can't be authorised it is charged
 * at once, and refunded if the goods can't be had.
 */
export function chargeTimeOf(services: Services, purchase: Charged, method: PaymentMethod): ChargeTime {
  if (!isChargedLater(services, purchase)) return 'now'
  return services.payments.forMethod(method)?.capabilities.authorizes[method] === undefined ? 'now' : 'later'
}
