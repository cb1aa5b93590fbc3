import { z } from 'zod'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { mostItems, mostUnits, selectionQuery, type VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'

const shape = z.object({
  spaUuid: z.uuid(),
  items: z
    .array(
      z.object({
        serviceUuid: z.uuid(),
        pax: z.int().min(1).max(1000),
        units: z.int().min(1).max(mostUnits),
      }),
    )
    .min(1)
    .max(mostItems),
})

export const readVoucherGoods = (goods: unknown): VoucherGoods => shape.parse(goods)

/** The address of the first step with this selection, which is all in its query. */
export const startHref: GoodsKind['startHref'] = (goods, language, options) =>
  `${goodsPath('voucherStart', language)}?${selectionQuery(readVoucherGoods(goods).items, options)}`
