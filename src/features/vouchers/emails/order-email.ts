import { buyerAddress, keyedUrl } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { renderVoucher } from '#features/vouchers/server/voucher-pdf.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import { orderConfirmation, orderView } from './order-confirmation.ts'

/** The order confirmation, with the vouchers. */
export const voucherOrderEmail: GoodsKind['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer } = purchase
  const bought = await vouchersOf(services.db, uuid)
  const [first] = bought
  if (!buyer || !first) throw new Error('A confirmed purchase of vouchers has none')
  const files = await filesOf(services, purchase, bought)
  const orderUrl = files ? null : keyedUrl(services, purchase, 'confirmation')
  const view = { ...(await orderView(services, purchase, [first, ...bought.slice(1)])), orderUrl }
  const attach = async () => files ?? []
  return orderConfirmation.write(services, { about: uuid, to: buyerAddress(buyer), language, view, attach })
}

/** What any mail server takes: many stop at ten megabytes, and on its way a file grows by a third. */
const most = { files: 20, bytes: 3_000_000 }

/** Null where they are too many or too large: then the e-mail leads to where they can be had. */
async function filesOf(services: Services, purchase: Purchase, bought: Voucher[]) {
  if (bought.length > most.files) return null
  const files = []
  let bytes = 0
  for (const voucher of bought) {
    const file = await renderVoucher(services, voucher, purchase, purchase.language)
    bytes += file.content.length
    if (bytes > most.bytes) return null
    files.push(file)
  }
  return files
}
