import type { RequiredAction } from '#features/checkout/rules/payments/payment-provider.ts'
import type { PurchaseStep } from '#features/checkout/rules/purchase-paths.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { PurchaseView } from './purchase-schema.ts'

type Next = PurchaseView['next']
/** `startUrl`: the first step with the same choice. */
type Around = { publicUrl: string; startUrl: string; requiredAction: RequiredAction | null; isForSale: boolean }

/** What the buyer must do now, and on which page. */
export function nextStep(purchase: Purchase, { publicUrl, startUrl, requiredAction, isForSale }: Around): Next {
  const page = (step: PurchaseStep) => publicUrl + purchaseHref(purchase, step)
  const again: Next = { kind: 'start-again', url: startUrl }
  switch (purchase.state) {
    case 'started':
      return isForSale ? { kind: 'buyer', url: page('buyer') } : again
    case 'ready':
      return isForSale ? { kind: 'payment', url: page('payment') } : again
    case 'paying':
      return wantedStep(requiredAction, page)
    case 'confirming':
      return { kind: 'wait', url: page('confirmation') }
    case 'confirmed':
      return { kind: 'done', url: page('confirmation') }
    case 'expired':
      return again
    case 'failed':
      return { kind: 'refunded', url: page('ko') }
  }
}

/** The bank's questions are asked by our page, which knows how: a program only opens it. */
function wantedStep(requiredAction: RequiredAction | null, page: (step: PurchaseStep) => string): Next {
  const url = page('confirmation')
  switch (requiredAction?.kind) {
    case 'redirect':
      return { kind: 'redirect', url: requiredAction.url }
    case 'device':
    case 'challenge':
    case 'form':
      return { kind: 'challenge', url: page('challenge') }
    case 'reference': {
      const { entity, reference, expiresAt } = requiredAction
      return { kind: 'reference', url, entity, reference, expiresAt }
    }
    case 'phone':
      return { kind: 'phone', url, expiresAt: requiredAction.expiresAt }
    default:
      return { kind: 'wait', url }
  }
}
