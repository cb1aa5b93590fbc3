import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { Services } from '#server/services.ts'
import type { GoodsKind } from './goods-kind.ts'

/** Those that are sold here: `kinds/sold-kinds.ts`, or what a test sells. */
export type SoldKinds = Partial<Record<PurchaseKind, GoodsKind>>

export function kindOf({ kinds }: Pick<Services, 'kinds'>, kind: PurchaseKind): GoodsKind {
  const found = kinds[kind]
  if (!found) throw new Error(`Nothing is sold as ${kind}`)
  return found
}
