import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import type { StartOptions } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The address of the first step with this selection, which is all in its query. */
export function startHref(
  { items }: VoucherGoods,
  language: Language,
  { isGift = false, purchase }: StartOptions = {},
): string {
  const query = new URLSearchParams()
  for (const { serviceUuid, pax, units } of items) {
    query.append('service', serviceUuid)
    query.append('pax', String(pax))
    query.append('units', String(units))
  }
  if (isGift) query.set('for', 'gift')
  if (purchase) query.set('purchase', purchase)
  return `${goodsPath('voucherStart', language)}?${query}`
}
