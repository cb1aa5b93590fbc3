import { addressLine } from '#features/checkout/rules/purchases/postal.ts'
import { paidInWords } from '#features/checkout/server/email-parts/paid-in-words.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { invoiceLinks } from '#features/checkout/server/invoices/invoice-file.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { madridDay } from '#platform/time/dates.ts'
import { describeSummary } from './describe-summary.ts'
import type { PurchasePage } from './purchase-page.ts'

export type ReceiptView = Awaited<ReturnType<typeof describeReceipt>>

/** What was paid, for what, when and how. The page is its buyer's alone, so the card's last digits may stand there. */
export async function describeReceipt({ services, reader, purchase }: PurchasePage) {
  const { language } = reader
  const { t } = i18nFor(language)
  const { items, title, lines, total, tax } = describeSummary(services, reader, purchase)
  const { buyer, postal, locator, paidAt } = purchase
  const words = 'purchases.confirmation.receipt'
  return {
    goods: items.map(({ name }) => name).join(' + ') || title,
    lines,
    files: await invoiceLinks(services, purchase),
    total,
    tax,
    facts: [
      { label: t(`${words}.order`), value: locator },
      ...(paidAt ? [{ label: t(`${words}.date`), value: shortDay(madridDay(paidAt), language) }] : []),
      { label: t(`${words}.paidWith`), value: await paidInWords(services, purchase, language) },
      ...(buyer ? [{ label: t(`${words}.buyer`), value: `${buyer.name} ${buyer.surname}` }] : []),
      ...(postal ? [{ label: t(`${words}.postedTo`), value: addressLine(postal) }] : []),
    ],
  }
}
