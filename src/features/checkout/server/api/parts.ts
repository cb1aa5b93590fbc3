import type { ApiPart } from '#platform/server/http/api/api-part.ts'
import type { Services } from '#platform/server/services.ts'
import { applyCouponCall, removeCouponCall } from './coupon.ts'
import { abandonPaymentCall, startPaymentCall } from './payment.ts'
import { paymentChallenge, paymentDevice, paymentNotification } from './payment-providers.ts'
import { definePurchaseCall, purchaseMeanings } from './purchase-call.ts'
import { describePurchaseCookie, pagesBelow } from './purchase-route.ts'
import { apiOf, soldKindsOf } from './purchase-schema.ts'
import { saveBuyerCall } from './save-buyer.ts'
import { startPurchaseCall } from './start-purchase.ts'

export const purchaseCalls: ApiPart = {
  name: 'purchases',
  meanings: purchaseMeanings,
  register: describePurchaseCookie,
  calls: (services) => [
    startPurchaseCall(services),
    getPurchase(services),
    saveBuyerCall(services),
    applyCouponCall(services),
    removeCouponCall(services),
    startPaymentCall(services),
    abandonPaymentCall(services),
  ],
}

export const providerCalls: ApiPart = {
  name: 'payments',
  // Providers tell of everybody's payments from few addresses.
  uncounted: /\/notifications$/,
  calls: (services) => [paymentNotification(services), paymentDevice(services), paymentChallenge(services)],
}

/** Those that only one kind has, of the kinds that are sold. */
export const callsOfKinds: ApiPart = {
  name: 'of kinds',
  calls: (services) => soldKindsOf(services).flatMap((kind) => apiOf(kind).calls?.(services) ?? []),
}

const getPurchase = (services: Services) =>
  definePurchaseCall(services, {
    method: 'get',
    operationId: 'getPurchase',
    summary: 'A purchase as it is now',
    description:
      'Its price is that of this moment, and codes whose reservation is over are taken off. Ask again while next says wait: a confirmation may take a few minutes.',
    pages: soldKindsOf(services).flatMap((kind) =>
      pagesBelow(kind.kind, [
        ['GET', '{uuid}/confirmation/', 'Shows how it stands after the payment, and what was bought.'],
        ...(apiOf(kind).pages ?? []),
      ]),
    ),
    answer: 'The purchase.',
  })
