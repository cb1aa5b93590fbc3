import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { Services } from '#server/services.ts'

/** The kind of a purchase: one of `kinds/sold-kinds.ts`, or what a test sells. */
export function kindOf({ kinds }: Pick<Services, 'kinds'>, kind: PurchaseKind) {
  const found = kinds[kind]
  if (!found) throw new Error(`Nothing is sold as ${kind}`)
  return found
}
