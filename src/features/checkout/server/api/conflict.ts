import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { exampleOf, problemSchema, refuse } from '#platform/server/http/api/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { exampleOfPurchase, perKinds, purchaseSchema } from './purchase-schema.ts'
import { representPurchase } from './represent-purchase.ts'

/** What problems mean for purchases too. */
export const purchaseMeanings = {
  404: 'No call of this API stands at the address, or it names something that does not exist. A purchase that somebody else started is told alike.',
  409: 'The call is right, but not at this moment: the code says why. Where it is about a purchase, the answer holds it as it is now.',
  503: 'The database, or a hotel, can not be asked for a moment. Retry-After says after how many seconds to send the call again; GET the purchase first after a call that pays, since it may have gone through.',
}

/** `more`: what else the call tells beside the purchase. */
type Why = { code: string; detail: string; more?: object }

/** What can't be done at this moment is answered with the purchase as it is now, so that nobody has to ask again. */
export async function conflict(services: Services, uuid: string, { code, detail, more }: Why): Promise<Response> {
  return refuse(409, detail, undefined, { code, ...more, purchase: await representPurchase(services, uuid) })
}

const conflictSchema = perKinds((services) => {
  const purchase = purchaseSchema(services).openapi({ description: 'The purchase as it is now.' })
  return problemSchema.extend({ purchase }).openapi('PurchaseConflict')
})

/** `codes`: the reasons this call has. `kind`: of what the example is, for calls that only one kind has. */
export const conflictResponse = (
  services: Services,
  codes: readonly string[],
  code: string,
  detail: string,
  kind?: PurchaseKind,
) => ({
  409: {
    description: `${purchaseMeanings[409]} Codes: ${codes.join(', ')}.`,
    content: {
      'application/problem+json': {
        schema: conflictSchema(services),
        example: { ...exampleOf(409), detail, code, purchase: exampleOfPurchase(services, kind) },
      },
    },
  },
})
