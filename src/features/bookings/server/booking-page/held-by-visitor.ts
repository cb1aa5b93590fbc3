import type { Choice } from '#features/bookings/rules/choosing/choice.ts'
import { isPaid } from '#features/checkout/rules/purchases/purchase.ts'
import { getAuthorizedPurchase } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { ownerIn } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import type { Services } from '#platform/server/services.ts'
import { waitingIn } from '../waiting-list/offer-link.ts'
import { waitingClaim } from '../waiting-list/waiting-row.ts'

/** The hold of the purchase that is changed, or of the hour that was offered to who waited. For them it is free. */
export async function heldByVisitor(
  services: Services,
  { purchase, waiting }: Pick<Choice, 'purchase' | 'waiting'>,
  cookies: string | null,
): Promise<string | null> {
  const owner = ownerIn(cookies, services.config.publicUrl.startsWith('https:'))
  const own = purchase && (await getAuthorizedPurchase(services, purchase, { owner, key: null }))
  // What is paid has its places under the purchase's own name.
  if (own) return isPaid(own.state) ? own.uuid : own.holdReference
  return waitingClaim(services.db, waitingIn(services, waiting), services.clock.now())
}
