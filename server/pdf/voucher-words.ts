import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Piece } from './lines.ts'
import { printable } from './runs.ts'
import type { VoucherPdfView } from './voucher-pdf-view.ts'

export type VoucherWords = ReturnType<typeof wordsOn>

/** What stands on the sheet, from top to bottom. */
export function wordsOn(view: VoucherPdfView, language: Language) {
  const { t } = i18nFor(language)
  return {
    kind: t(view.isGift ? 'voucherPdf.gift' : 'voucherPdf.voucher'),
    service: printable(view.service),
    at: placeLine(view, t),
    dedication: view.isGift ? dedicationOf(view, t) : null,
    holder: view.isGift ? null : { label: t('voucherPdf.inTheNameOf'), name: printable(view.beneficiary) },
    reference: { label: t('voucherPdf.reference'), value: view.reference },
    validUntil: {
      label: t('voucherPdf.validUntil'),
      value: `${dayFormats.short(view.validUntil, language)} ${view.validUntil.slice(0, 4)}`,
    },
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

/** Without a message the name takes its place. */
function dedicationOf(view: VoucherPdfView, t: Translate): { quote: string; names: Piece[] } {
  const quote = printable(view.message ?? '')
  const beneficiary = printable(view.beneficiary)
  const from = t('voucherPdf.from', { name: printable(view.buyer) })
  if (!quote) return { quote: t('voucherPdf.for', { name: beneficiary }), names: [{ text: capital(from) }] }
  const [before = '', after = ''] = t('voucherPdf.for', { name: '\0' }).split('\0')
  return { quote, names: [{ text: before }, { text: beneficiary, face: 'semibold' }, { text: `${after}, ${from}` }] }
}

function stepsOf({ isGift, contact, addresses }: VoucherPdfView, t: Translate): string[] {
  const ways = [whole(contact.phone), contact.email, ...(contact.web ? [bare(contact.web)] : [])]
  const book = t('voucherPdf.book', { ways: listed(ways, t('voucherPdf.or')) })
  const show = t('voucherPdf.show')
  if (isGift) return [t('voucherPdf.activate', { address: addresses.manage }), book, show]
  return [book, show, t('voucherPdf.change', { address: addresses.manage })]
}

function smallPrint({ conditions, addresses, support, taxLine }: VoucherPdfView, t: Translate) {
  const parts = [
    t('voucherPdf.otherPlanHow'),
    conditions,
    t('voucherPdf.fullConditions', { address: addresses.conditions }),
    taxLine,
    t('voucherPdf.doubts', { email: support.email, phone: whole(support.phone) }),
  ]
  return printable(parts.filter(Boolean).join(' '))
}

/** A telephone number does not break. */
const whole = (phone: string) => phone.replaceAll(' ', '\u00a0')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
const listed = (ways: string[], or: string) => ways.join(', ').replace(/, ([^,]*)$/, ` ${or} $1`)
