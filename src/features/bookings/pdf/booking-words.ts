import type { BookingPdfView } from '#features/bookings/server/booking-files.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { WriteSheet } from '#platform/server/pdf/define-sheet.ts'
import { pageSheet } from '#platform/server/pdf/pages/draw-page.ts'
import { type PageWords, unbroken } from '#platform/server/pdf/pages/page-words.ts'
import { printable } from '#platform/server/pdf/runs.ts'

declare module '#platform/server/pdf/define-sheet.ts' {
  interface PdfViews {
    booking: BookingPdfView
  }
}

export const bookingSheet: WriteSheet<BookingPdfView> = (view, language) => {
  const title = i18nFor(language).t('bookingPdf.title', { locator: view.locator, name: view.name })
  return pageSheet(view, title, bookingWords(view, language))
}

/** What stands on the sheet, from top to bottom. */
export function bookingWords(view: BookingPdfView, language: Language): PageWords {
  const { t } = i18nFor(language)
  const { spa, hour } = view
  return {
    kind: t('bookingPdf.booking'),
    title: printable(view.name),
    at: [spa.name, spa.place]
      .filter(Boolean)
      .map((part) => printable(part))
      .join(' · '),
    band: [
      { label: t('bookingPdf.day'), value: hour.day, detail: '' },
      { label: t('bookingPdf.hour'), value: hour.range, detail: hour.clock ?? '' },
      { label: t('bookingPdf.people'), value: view.people, detail: view.duration },
    ],
    dedication: null,
    holder: { label: t('sheet.inTheNameOf'), name: printable(view.guest) },
    facts: [
      { label: t('bookingPdf.locator'), value: view.locator, isCode: true },
      { label: t('bookingPdf.phone'), value: unbroken(spa.phone), isCode: false },
    ],
    howTo: t('bookingPdf.howTo'),
    steps: [
      t('bookingPdf.arrive', { address: printable(spa.address) }),
      t('bookingPdf.desk', { name: printable(view.guest), locator: view.locator }),
      t('bookingPdf.health', { phone: unbroken(spa.phone) }),
    ],
    includedTitle: t('bookingPdf.included'),
    included: view.included.slice(0, mostIncluded).map((item) => printable(item)),
    foot: { title: t('bookingPdf.change'), text: smallPrint(view, t) },
    qr: t('bookingPdf.qr'),
  }
}

/** The band above leaves room for no more than this at the closest density. */
const mostIncluded = 5

/** Whom to ask comes before the conditions: they are long, and cut where the sheet ends. */
function smallPrint({ free, conditions, addresses, support }: BookingPdfView, t: Translate) {
  const parts = [
    printable(free),
    t('bookingPdf.changeHow'),
    t('sheet.doubts', { email: support.email, phone: unbroken(support.phone) }).concat('.'),
    t('sheet.fullConditions', { address: addresses.conditions }),
    printable(conditions),
  ]
  return parts.filter(Boolean).join(' ')
}
