import type { BillLine } from '#features/checkout/rules/bill/purchase-lines.ts'
import { addressLine } from '#features/checkout/rules/purchases/postal.ts'
import { lastRefundDay } from '#features/checkout/rules/refund-window.ts'
import type { PriceLine } from '#features/checkout/server/email-parts/amounts.ts'
import {
  buyerAddress,
  giftDelivery,
  keyedUrl,
  paidWithOf,
} from '#features/checkout/server/email-parts/purchase-context.ts'
import { purchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { renderVoucher } from '#features/vouchers/server/voucher-pdf.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { photoInEmail, voucherInEmail } from './voucher-context.ts'

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

async function orderView(services: Services, purchase: Purchase, bought: [Voucher, ...Voucher[]]) {
  const { language, buyer, bill, locator } = purchase
  const [first, ...others] = bought
  const paidOn = madridDay(purchase.paidAt ?? services.clock.now())
  const lastDay = lastRefundDay(paidOn)
  const described = (voucher: Voucher) => ({
    ...voucherInEmail(services, voucher, language),
    downloadUrl: fileUrl(services, purchase, voucher),
    manageUrl: voucherLink(services, voucher, language),
    gift: giftDelivery(services, purchase),
  })
  return {
    buyer: buyer?.name ?? '',
    vouchers: [described(first), ...others.map(described)] as const,
    lines: bill.lines.map((line) => lineOf(line, bill.currency, bought, language)),
    total: { amount: bill.total, currency: bill.currency },
    tax: purchase.quote.tax,
    paidOn,
    paidWith: await paidWithOf(services, purchase),
    locator,
    postedTo: purchase.postal && addressLine(purchase.postal),
    manageUrl: services.config.publicUrl + pathOf('manageVoucherLogin', language),
    cancelUntil: lastDay >= madridDay(services.clock.now()) ? lastDay : null,
    photo: photoInEmail(services, first, language),
  }
}

const fileUrl = (services: Services, purchase: Purchase, voucher: Voucher) =>
  `${services.config.publicUrl}${purchaseFileHref(purchase, `${voucher.reference}.pdf`)}?key=${purchaseKey(services, purchase)}`

function lineOf(line: BillLine, currency: string, bought: Voucher[], language: Purchase['language']): PriceLine {
  const amount = { amount: line.amount, currency }
  if (line.kind === 'goods') {
    const pax = bought.reduce((sum, voucher) => sum + voucher.pax, 0)
    return {
      kind: 'vouchers',
      count: bought.length,
      party: i18nFor(language).t('purchases.people', { count: pax }),
      amount,
    }
  }
  if (line.kind === 'offer') return { kind: 'offer', percent: line.percent, amount }
  if (line.kind === 'postal') return { kind: 'delivery', amount }
  if (line.kind === 'coupon') return { kind: 'coupon', code: line.code, amount }
  return { kind: line.balance, code: line.code, amount }
}
