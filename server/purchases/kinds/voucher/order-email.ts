import { madridDay } from '#domain/dates.ts'
import type { BillLine } from '#domain/pricing/purchase-lines.ts'
import { addressLine } from '#domain/purchases/postal.ts'
import { lastRefundDay } from '#domain/vouchers/refund-window.ts'
import { pathOf } from '#i18n/paths.ts'
import type { PriceLine } from '#server/emails/render/amounts.ts'
import { i18nFor } from '#server/i18n.ts'
import { purchaseKey } from '#server/purchases/core/authorize-purchase.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { purchaseFileHref } from '#server/purchases/core/purchase-href.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { buyerAddress, giftDelivery, keyedUrl, paidWithOf } from '#server/purchases/emails/purchase-context.ts'
import type { Services } from '#server/services.ts'
import { voucherLink } from '#server/vouchers/access/voucher-session.ts'
import { attachVoucher, photoInEmail, voucherInEmail } from '#server/vouchers/emails/voucher-context.ts'
import { type Voucher, vouchersOf } from '#server/vouchers/voucher-row.ts'
import { orderConfirmation } from './order-confirmation.ts'

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
    const file = await attachVoucher(services, voucher, purchase, purchase.language)
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
