import type { ApiPart } from '#platform/server/http/api/api-part.ts'
import { applyCoupon, removeCoupon } from './coupon.ts'
import { getPurchase } from './get-purchase.ts'
import { abandonPayment, startPayment } from './payment.ts'
import { paymentChallenge, paymentDevice, paymentNotification } from './payment-providers.ts'
import { describePurchaseCookie } from './purchase-route.ts'
import { apiOf, kindsOf } from './purchase-schema.ts'
import { saveBuyer } from './save-buyer.ts'
import { startPurchase } from './start-purchase.ts'

export const purchaseCalls: ApiPart = {
  name: 'purchases',
  register: describePurchaseCookie,
  calls: (services) => [
    startPurchase(services),
    getPurchase(services),
    saveBuyer(services),
    applyCoupon(services),
    removeCoupon(services),
    startPayment(services),
    abandonPayment(services),
  ],
}

export const providerCalls: ApiPart = {
  name: 'payments',
  calls: (services) => [paymentNotification(services), paymentDevice(services), paymentChallenge(services)],
}

/** Those that only one kind has, of the kinds that are sold. */
export const callsOfKinds: ApiPart = {
  name: 'of kinds',
  calls: (services) => kindsOf(services).flatMap((kind) => apiOf(kind).calls?.(services) ?? []),
}
