import { z } from 'zod'
import { mostItems, mostUnits, type VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'

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
