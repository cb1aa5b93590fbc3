import type { StayPdfView } from '#features/getaways/server/purchase/stay-file.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { WriteSheet } from '#platform/server/pdf/define-sheet.ts'
import { pageSheet } from '#platform/server/pdf/pages/draw-page.ts'
import { bare, dedicationOf, listed, type PageWords, unbroken } from '#platform/server/pdf/pages/page-words.ts'
import { printable } from '#platform/server/pdf/runs.ts'

declare module '#platform/server/pdf/define-sheet.ts' {
  interface PdfViews {
    stay: StayPdfView
  }
}

export const staySheet: WriteSheet<StayPdfView> = (view, language) => {
  const title = i18nFor(language).t('stayPdf.title', { code: view.spa.code, name: view.name })
  return pageSheet(view, title, stayWords(view, language))
}

/** What stands on the sheet, from top to bottom. */
export function stayWords(view: StayPdfView, language: Language): PageWords {
  const { t } = i18nFor(language)
  const { gift, spa, arrival, departure } = view
  return {
    kind: t(gift ? 'stayPdf.gift' : 'stayPdf.stay'),
    title: printable(view.name),
    at: placeLine(view, t),
    band: [
      { label: t('stays.arrival'), value: arrival.day, detail: arrival.time },
      { label: t('stays.departure'), value: departure.day, detail: departure.time },
      { label: t('stays.room'), value: printable(view.room), detail: '' },
      { label: t('stays.board'), value: printable(view.board), detail: '' },
    ],
    dedication: gift && dedicationOf({ message: gift.message, beneficiary: gift.to, buyer: gift.from }, t),
    holder: gift ? null : { label: t('sheet.inTheNameOf'), name: printable(view.guest) },
    facts: [
      { label: t('stayPdf.hotelLocator'), value: printable(view.hotelLocator), isCode: true },
      { label: t('stayPdf.spaCode'), value: spa.code, isCode: true },
    ],
    howTo: t('stayPdf.howTo'),
    steps: stepsOf(view, t),
    includedTitle: t('stayPdf.included'),
    included: spa.services.slice(0, mostIncluded).map((service) => printable(service)),
    foot: { title: t('stayPdf.change'), text: smallPrint(view, t) },
    qr: t('stayPdf.qr'),
  }
}

/** A getaway has one to three; the band above leaves room for no more than this at the closest density. */
const mostIncluded = 5

function placeLine({ hotel, nights, people }: StayPdfView, t: Translate) {
  const stars = hotel.stars > 0 ? t('filters.choices.stars', { count: hotel.stars }) : ''
  const house = [hotel.name, stars].filter(Boolean).join(', ')
  return [house, hotel.place, `${nights}, ${people}`]
    .filter(Boolean)
    .map((part) => printable(part))
    .join(' · ')
}

function stepsOf({ gift, guest, rooms, hotel, hotelLocator: locator, spa }: StayPdfView, t: Translate): string[] {
  const { phone, email, web } = spa.contact
  const ways = [unbroken(phone), email, ...(web ? [bare(web)] : [])].filter(Boolean)
  return [
    [
      t('stayPdf.hotelStep', { name: printable(guest), locator: printable(locator) }),
      ...(hotel.phone ? [t('stayPdf.hotelPhone', { phone: unbroken(hotel.phone) })] : []),
      ...rooms.map(({ label, value }) => `${label}: ${printable(value)}.`),
    ].join(' '),
    t(`stayPdf.${spa.online ? (spa.online.opensOn ? 'spaLater' : 'spaOnline') : 'spaStep'}`, {
      ways: listed(ways, t('sheet.or')),
      code: spa.code,
      day: spa.online?.opensOn ?? '',
      mail: t(gift ? 'stayPdf.giftMail' : 'stayPdf.ownMail'),
    }),
  ]
}

/** Whom to ask comes before the conditions: they are long, and cut where the sheet ends. */
function smallPrint({ cancel, conditions, addresses, support }: StayPdfView, t: Translate) {
  const parts = [
    printable(cancel),
    t('stayPdf.help', { address: addresses.redeem }),
    t('sheet.doubts', { email: support.email, phone: unbroken(support.phone) }).concat('.'),
    t('sheet.fullConditions', { address: addresses.conditions }),
    printable(conditions),
  ]
  return parts.filter(Boolean).join(' ')
}
