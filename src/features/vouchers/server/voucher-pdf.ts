import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import { firstPhoto, placeOfSpa } from '#features/catalogue/server/cards.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { formatDuration } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { bare } from '#platform/server/pdf/pages/page-words.ts'
import type { Services } from '#platform/server/services.ts'
import { isBookedOnline } from './hours/voucher-hours.ts'
import { buyerMayPrint } from './undelivered-gift.ts'
import { type Voucher, vouchersOf } from './voucher-row.ts'

export type VoucherPdfView = ReturnType<typeof describeVoucherPdf>

/** The sheet of a voucher as it is now. */
export async function renderVoucher(
  services: Services,
  voucher: Voucher,
  purchase: Purchase,
  language: Language,
  options?: { signal: AbortSignal },
) {
  const view = describeVoucherPdf(services, voucher, purchase, language)
  const content = await services.renderPdf('voucher', view, language, options)
  return { name: `${voucher.reference}.pdf`, type: 'application/pdf', content }
}

/** The sheet of one of the vouchers of a purchase, for its buyer. */
export const voucherPurchaseFile: NonNullable<GoodsKind['file']> = async (
  services,
  { purchase, name, language, signal },
) => {
  const issued = await vouchersOf(services.db, purchase.uuid)
  const voucher = issued.find(({ reference }) => `${reference}.pdf` === name)
  if (!voucher || !buyerMayPrint(services, voucher, purchase)) return null
  return renderVoucher(services, voucher, purchase, language, { signal })
}

/** What a voucher's sheet says. What was bought stands in the voucher; the rest is as the spa is today. */
function describeVoucherPdf(all: Services, voucher: Voucher, purchase: Purchase, language: Language) {
  const { catalogue, config } = all
  const { services, spas, locations } = catalogue.current()
  const service = services.get(voucher.serviceUuid)
  const spa = spas.get(voucher.spaUuid)
  const place = spa && locations.get(spa.location.uuid)
  const { t } = i18nFor(language)
  const texts = service?.translations[language]
  const { site, publicUrl } = config
  const page = (key: Parameters<typeof pathOf>[0]) => `${publicUrl}${pathOf(key, language)}`
  const image = firstPhoto(language, service, spa)
  return {
    brand: site.brand,
    isGift: voucher.isGift,
    picture: { file: image.file, alt: image.alt },
    service: voucher.serviceName[language],
    spa: voucher.spaName,
    hotel: spa?.hotel?.name ?? null,
    place: spa ? placeOfSpa(catalogue.current(), spa, language) : '',
    duration: service ? formatDuration(service.clientTimeDuration) : null,
    party: t('purchases.people', { count: voucher.pax }),
    beneficiary: voucher.beneficiaryName,
    /** The first name of who gives it. */
    buyer: purchase.buyer?.name ?? '',
    message: voucher.message || null,
    reference: voucher.reference,
    validUntil: voucher.expiresOn,
    issuedAt: voucher.issuedAt,
    /** Then it is booked at the address below which it is managed, and the spa is the other way. */
    isBookedOnline: isBookedOnline(all, voucher),
    contact: spa?.contact ?? { phone: site.supportPhone, email: site.supportEmail[language], web: null },
    included: texts?.includes ?? [],
    conditions: texts ? Object.values(texts.legalConditions).filter(Boolean).join(' ') : '',
    // A present does not tell its price, nor what tax was in it.
    taxLine: place && !voucher.isGift ? t('purchases.summary.tax', { tax: taxOf(place, locations) }) : null,
    /** What the QR code opens, and the addresses as they are printed. */
    qr: page('manageVoucherLogin'),
    addresses: { manage: bare(page('manageVoucher')), conditions: bare(page('purchaseConditions')) },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
