import type { Services } from '#platform/server/services.ts'
import { definePurchaseCall } from './purchase-call.ts'
import { pagesBelow } from './purchase-route.ts'
import { apiOf, kindsOf } from './purchase-schema.ts'

export const getPurchase = (services: Services) =>
  definePurchaseCall(services, {
    method: 'get',
    operationId: 'getPurchase',
    summary: 'A purchase as it is now',
    description:
      'Its price is that of this moment, and codes whose reservation is over are taken off. Ask again while next says wait: a confirmation may take a few minutes.',
    pages: kindsOf(services).flatMap((kind) =>
      pagesBelow(kind.kind, [
        ['GET', '{uuid}/confirmation/', 'Shows how it stands after the payment, and what was bought.'],
        ...(apiOf(kind).pages ?? []),
      ]),
    ),
    answer: 'The purchase.',
  })
