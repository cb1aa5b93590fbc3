import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { WriteSheet } from '#platform/server/pdf/define-sheet.ts'
import { pageSheet } from '#platform/server/pdf/pages/draw-page.ts'
import { bare, dedicationOf, listed, type PageWords, unbroken } from '#platform/server/pdf/pages/page-words.ts'
import { printable } from '#platform/server/pdf/runs.ts'
import type { VoucherPdfView } from '../server/voucher-pdf.ts'

declare module '#platform/server/pdf/define-sheet.ts' {
  interface PdfViews {
    voucher: VoucherPdfView
  }
}

export const voucherSheet: WriteSheet<VoucherPdfView> = (view, language) => {
  const title = i18nFor(language).t('voucherPdf.title', { reference: view.reference, service: view.service })
  return pageSheet(view, title, voucherWords(view, language))
}

/** What stands on the sheet, from top to bottom. */
export function voucherWords(view: VoucherPdfView, language: Language): PageWords {
  const { t } = i18nFor(language)
  return {
    kind: t(view.isGift ? 'voucherPdf.gift' : 'voucherPdf.voucher'),
    title: printable(view.service),
    at: placeLine(view, t),
    band: [],
    dedication: view.isGift ? dedicationOf(view, t) : null,
    holder: view.isGift ? null : { label: t('sheet.inTheNameOf'), name: printable(view.beneficiary) },
    facts: [
      { label: t('voucherPdf.reference'), value: view.reference, isCode: true },
      {
        label: t('voucherPdf.validUntil'),
        value: `${dayFormats.short(view.validUntil, language)} ${view.validUntil.slice(0, 4)}`,
        isCode: false,
      },
    ],
    howTo: t('voucherPdf.howTo'),
    steps: stepsOf(view, t),
    includedTitle: t('voucherPdf.included'),
    included: view.included.slice(0, mostIncluded).map((item) => printable(item)),
    foot: { title: t('voucherPdf.otherPlan'), text: smallPrint(view, t) },
    qr: t('voucherPdf.qr'),
  }
}

const mostIncluded = 8

function placeLine({ spa, hotel, place, duration, party }: VoucherPdfView, t: Translate) {
  const house = hotel ? t('voucherPdf.at', { spa, hotel }) : spa
  return [house, place, [duration, party].filter(Boolean).join(', ')].map((part) => printable(part)).join(' · ')
}

function stepsOf({ isGift, isBookedOnline, contact, addresses }: VoucherPdfView, t: Translate): string[] {
  const spa = [unbroken(contact.phone), contact.email, ...(contact.web ? [bare(contact.web)] : [])]
  const values = { ways: listed(spa.filter(Boolean), t('sheet.or')), address: addresses.manage }
  const book = t(isBookedOnline ? 'voucherPdf.bookOnline' : 'voucherPdf.book', values)
  const show = t('voucherPdf.show')
  if (isGift && isBookedOnline) return [t('voucherPdf.activateAndBook', values), show]
  if (isGift) return [t('voucherPdf.activate', values), book, show]
  return [book, show, t('voucherPdf.change', { address: addresses.manage })]
}

function smallPrint({ conditions, addresses, support, taxLine }: VoucherPdfView, t: Translate) {
  const parts = [
    t('voucherPdf.otherPlanHow'),
    printable(conditions),
    t('sheet.fullConditions', { address: addresses.conditions }),
    printable(taxLine ?? ''),
    t('sheet.doubts', { email: support.email, phone: unbroken(support.phone) }),
  ]
  return parts.filter(Boolean).join(' ')
}
