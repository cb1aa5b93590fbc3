import { type RouterContextProvider, redirect } from 'react-router'
import { type HoldRefusal, isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { newOwner, ownerCookie, ownerOf } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { type Start, startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { guardWrite, type Refused } from '#platform/server/http/guards/guard-write.ts'
import { originOfStart } from '#platform/server/http/read-visit.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** `purchase`: the one of this browser whose goods are replaced. `sent`: a form that is sent as a document, with the origin in it. */
type Chosen = Omit<Start, 'owner' | 'origin' | 'address'> & {
  purchase: string | null
  isGift?: boolean
  sent?: URLSearchParams
}

/**
 * The button of every start page: leads to the buyer step of the purchase. Otherwise it says why there is none, for the
 * page to tell; the goods may have changed since they were chosen.
 */
export async function beginPurchase(
  { request, context }: Args,
  { purchase, isGift, sent, ...chosen }: Chosen,
): Promise<Refused | { ok: false; error: 'not-sold' | HoldRefusal | 'supplier-away' }> {
  const services = context.get(servicesContext)
  const owner = ownerOf(services, request) ?? newOwner()
  const { address } = context.get(visitorContext)
  const origin = originOfStart(request, services.config, sent)
  const start = { ...chosen, owner, address, origin }
  const written = await guardWrite(context, 'purchase', async () => {
    try {
      return await (purchase ? replaceSelection(services, start, purchase) : startPurchase(services, start))
    } catch (err) {
      if (!(err instanceof SupplierAway)) throw err
      services.log.warn({ err, kind: chosen.kind }, 'supplier away')
      return null
    }
  })
  if (!written.ok) return written
  if (!written.value) return { ok: false, error: 'supplier-away' }
  if (!written.value.ok) {
    const why = written.value.error
    return { ok: false, error: isHoldRefusal(why) ? why : 'not-sold' }
  }
  const { kind, language } = chosen
  const href = purchaseHref({ uuid: written.value.value.uuid, kind, language }, 'buyer')
  throw redirect(isGift ? `${href}?for=gift` : href, {
    status: 303,
    headers: { 'Set-Cookie': ownerCookie(owner, services.config.publicUrl.startsWith('https:')) },
  })
}
