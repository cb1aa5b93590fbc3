import type { ChargeTime } from '#domain/payments/charge-time.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/**
 * When the money of a purchase is taken, if it is paid by this method. Where the method can't be authorised it is charged
 * at once, and refunded if the goods can't be had.
 */
export function chargeTimeOf(
  services: Services,
  { kind, goods, quote }: Pick<Purchase, 'kind' | 'goods' | 'quote'>,
  method: PaymentMethod,
): ChargeTime {
  const { charge, fulfilment } = kindOf(services, kind)
  // What is made with its payment is confirmed with it.
  if (fulfilment.when === 'with-payment' || charge?.(goods, quote) !== 'when-confirmed') return 'now'
  return services.payments.forMethod(method)?.capabilities.authorizes[method] === undefined ? 'now' : 'later'
}
