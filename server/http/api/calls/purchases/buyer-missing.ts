import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { refuse } from '../../problem.ts'
import { representPurchase } from './represent-purchase.ts'

export const buyerMissing = 'buyer-missing'

/** The third step before the second: what is missing, and which call gives it. Null where the buyer is known. */
export async function refuseWithoutBuyer(services: Services, { uuid, state }: Purchase): Promise<Response | null> {
  if (state !== 'started') return null
  const detail = `Nobody knows yet who buys. Call saveBuyer first: PUT /api/purchases/${uuid}/buyer.`
  const message = 'Is missing. Send buyer.name, buyer.surname and buyer.email with saveBuyer, then this call again.'
  const more = { code: buyerMissing, purchase: await representPurchase(services, uuid) }
  return refuse(409, detail, [{ field: 'buyer', message }], more)
}
