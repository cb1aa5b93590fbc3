import { methodInWords } from '#features/checkout/server/email-parts/paid-with.ts'
import type { InvoicePdfView } from '#features/checkout/server/invoices/invoice-file.ts'
import { capital } from '#platform/i18n/calendar-days.ts'
import { countryName } from '#platform/i18n/country-names.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { unbroken } from '#platform/server/pdf/pages/page-words.ts'
import { printable } from '#platform/server/pdf/runs.ts'

declare module '#platform/server/pdf/define-sheet.ts' {
  interface PdfViews {
    invoice: InvoicePdfView
  }
}

export type InvoicePage = ReturnType<typeof invoicePage>

/** What stands on the sheets of an invoice or a credit note, from top to bottom. */
export function invoicePage(view: InvoicePdfView, language: Language) {
  const { t } = i18nFor(language)
  const { content, support, number, total } = view
  const { seller, buyer, corrects } = content
  const isInvoice = view.kind === 'invoice'
  const kind = t(isInvoice ? 'invoicePdf.invoice' : 'invoicePdf.creditNote')
  const day = (value: string) => dayFormats.long(value, language)
  const money = (amount: number) => formatMoney({ amount, currency: total.currency })
  return {
    brand: view.brand,
    title: `${kind} ${number}`,
    madeAt: view.issuedAt,
    words: {
      kind,
      number,
      /** Whose it is and for whom, each with a heading. */
      parties: [
        {
          label: t('invoicePdf.seller'),
          name: seller.name,
          lines: [t('invoicePdf.taxId', { id: seller.taxId }), seller.address],
        },
        {
          label: t('invoicePdf.buyer'),
          name: printable(buyer.name),
          lines: [
            t('invoicePdf.taxId', { id: buyer.taxId }),
            printable(buyer.address),
            printable(`${buyer.postalCode} ${buyer.city}`),
            countryName(buyer.country, language),
          ],
        },
      ],
      facts: [
        { label: t('invoicePdf.issuedOn'), value: dayFormats.numeric(view.issuedOn) },
        {
          label: t(isInvoice ? 'invoicePdf.paidOn' : 'invoicePdf.refundedOn'),
          value: dayFormats.numeric(content.operationOn),
        },
        {
          label: t(isInvoice ? 'invoicePdf.paidWith' : 'invoicePdf.refundedTo'),
          value: capital(methodInWords(content.method && { method: content.method }, t)),
        },
        { label: t('invoicePdf.order'), value: content.locator },
      ],
      corrects: corrects ? t('invoicePdf.corrects', { number: corrects.number, day: day(corrects.issuedOn) }) : null,
      columns: [t('invoicePdf.text'), t('invoicePdf.units'), t('invoicePdf.price'), t('invoicePdf.amount')] as const,
      lines: content.lines.map(({ text, units, price }) => ({
        text: printable(text),
        units: String(units),
        price: money(price),
        amount: money(units * price),
      })),
      total: { label: t(isInvoice ? 'invoicePdf.total' : 'invoicePdf.totalCredit'), amount: formatMoney(total) },
      notes: [content.taxNote, ...(view.isReal ? [] : [t('invoicePdf.play')])],
      foot: t('invoicePdf.foot', {
        company: seller.name,
        registry: seller.registry,
        email: support.email,
        phone: unbroken(support.phone),
      }),
      page: (page: number, pages: number) => t('invoicePdf.page', { page, pages }),
    },
  }
}
