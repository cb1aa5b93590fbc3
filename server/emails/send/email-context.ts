import { eq } from 'drizzle-orm'
import { placeholderImage } from '#domain/catalogue/pictures/image.ts'
import type { Language } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import type { PurchaseStep } from '#i18n/purchase-paths.ts'
import { photoView, placeOfSpa } from '#server/catalogue/cards.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { PaidWith } from '#server/emails/render/paid-with.ts'
import type { VoucherView } from '#server/emails/render/voucher-card.ts'
import { askedPurchaseKey, purchaseKey } from '#server/purchases/core/authorize-purchase.ts'
import { keyedPurchaseHref, purchaseFileHref } from '#server/purchases/core/purchase-href.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { describeVoucherPdf } from '#server/vouchers/describe-voucher-pdf.ts'
import { isBookedOnline } from '#server/vouchers/voucher-hours.ts'
import type { Voucher } from '#server/vouchers/voucher-row.ts'

/** A voucher as e-mails show it. */
export function voucherInEmail(services: Services, voucher: Voucher, language: Language): VoucherView {
  const { catalogue, config } = services
  const snapshot = catalogue.current()
  const spa = snapshot.spas.get(voucher.spaUuid)
  const { site } = config
  return {
    service: voucher.serviceName[language],
    spa: voucher.spaName,
    place: spa ? placeOfSpa(snapshot, spa, language) : '',
    reference: voucher.reference,
    validUntil: voucher.expiresOn,
    isBookedOnline: isBookedOnline(services, voucher),
    contact: spa?.contact ?? { phone: site.supportPhone, email: site.supportEmail[language], web: null },
  }
}

export function photoInEmail({ catalogue }: Services, voucher: Voucher, language: Language) {
  const { services, spas } = catalogue.current()
  const images = [...(services.get(voucher.serviceUuid)?.images ?? []), ...(spas.get(voucher.spaUuid)?.images ?? [])]
  const { file, alt } = photoView(images[0] ?? placeholderImage, language)
  return { file, alt }
}

export const manageUrl = ({ config }: Services, language: Language) =>
  config.publicUrl + pathOf('manageVoucherLogin', language)

/** Opens a page of the purchase without the browser that bought it. */
export const keyedUrl = (services: Services, purchase: Purchase, step: PurchaseStep) =>
  services.config.publicUrl + keyedPurchaseHref(purchase, step, purchaseKey(services, purchase))

/** The same for a buyer who has asked for it again. */
export const askedPurchaseUrl = (services: Services, purchase: Purchase) =>
  services.config.publicUrl + keyedPurchaseHref(purchase, 'confirmation', askedPurchaseKey(services, purchase))

export const fileUrl = (services: Services, purchase: Purchase, voucher: Voucher) =>
  `${services.config.publicUrl}${purchaseFileHref(purchase, `${voucher.reference}.pdf`)}?key=${purchaseKey(services, purchase)}`

export async function attachVoucher(services: Services, voucher: Voucher, purchase: Purchase, language: Language) {
  const view = describeVoucherPdf(services, voucher, purchase, language)
  const content = await services.renderPdf('voucher', view, language)
  return { name: `${voucher.reference}.pdf`, type: 'application/pdf', content }
}

export async function paidWithOf({ db }: Services, { paidBy }: Purchase): Promise<PaidWith> {
  if (!paidBy) return null
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.uuid, paidBy))
  return attempt ? paidWith(attempt) : null
}

export const paidWith = (attempt: typeof paymentAttempts.$inferSelect): NonNullable<PaidWith> => ({
  method: attempt.method,
  card: { brand: attempt.cardBrand ?? undefined, lastDigits: attempt.cardLastDigits ?? undefined },
})
