import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { Services } from '#server/services.ts'
import type { GoodsKind } from './goods-kind.ts'

/** The kinds on sale: those of `kinds/sold-kinds.ts`, or a test's own. */
export type SoldKinds = Partial<Record<PurchaseKind, GoodsKind>>

export function kindOf({ kinds }: Pick<Services, 'kinds'>, kind: PurchaseKind): GoodsKind {
  const found = kinds[kind]
  if (!found) throw new Error(`Nothing is sold as ${kind}`)
  return found
}
