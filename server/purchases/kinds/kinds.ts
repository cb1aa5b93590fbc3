import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { GoodsKind } from '../core/goods-kind.ts'
import { voucherKind } from './voucher/voucher-kind.ts'

const kinds: Partial<Record<PurchaseKind, GoodsKind>> = { voucher: voucherKind }

export function kindOf({ kind }: { kind: PurchaseKind }): GoodsKind {
  const found = kinds[kind]
  if (!found) throw new Error(`Nothing is sold as ${kind}`)
  return found
}
