import { photoView, placeOfSpa } from '#features/catalogue/server/cards.ts'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { VoucherView } from '#features/checkout/server/email-parts/voucher-card.ts'
import { getPurchase, isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { isBookedOnline } from '#features/vouchers/server/hours/voucher-hours.ts'
import { isUndelivered } from '#features/vouchers/server/undelivered-gift.ts'
import { renderVoucher } from '#features/vouchers/server/voucher-pdf.ts'
import { getVoucher, type Voucher } from '#features/vouchers/server/voucher-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { placeholderImage } from '#platform/pictures/image.ts'
import type { Services } from '#platform/server/services.ts'

export type Person = { name: string; email: string }
/** `isUndelivered`: a present of which its recipient knows nothing yet. */
export type VoucherContext = { voucher: Voucher; purchase: Purchase; isUndelivered: boolean }

/** The voucher an e-mail is about, as it is when it is written. Nobody is written to about one of play money. */
export async function loadVoucherContext(services: Services, uuid: string): Promise<VoucherContext | null> {
  const { db } = services
  const voucher = await getVoucher(db, uuid)
  const purchase = voucher && (await getPurchase(db, voucher.purchaseUuid))
  if (!purchase || isPlayMoney(services, purchase)) return null
  return { voucher, purchase, isUndelivered: await isUndelivered(db, voucher, purchase) }
}

/** Until a present is delivered its buyer is written to in place of its recipient. */
export function holderOf(context: VoucherContext): Person {
  const { beneficiaryName: name, beneficiaryEmail: email } = context.voucher
  return context.isUndelivered ? buyerOf(context) : { name, email }
}

export function buyerOf({ purchase }: VoucherContext): Person {
  const { name = '', surname = '', email = '' } = purchase.buyer ?? {}
  return { name: `${name} ${surname}`.trim(), email }
}

/** Null where buyer and holder read the same e-mails. */
export function otherBuyer(context: VoucherContext): Person | null {
  const buyer = buyerOf(context)
  if (context.isUndelivered) return null
  return buyer.email !== '' && buyer.email.toLowerCase() !== context.voucher.beneficiaryEmail ? buyer : null
}

/** The holder's is the one in which they last did something with it. */
export const buyersLanguage = (context: VoucherContext) =>
  otherBuyer(context) ? context.purchase.language : context.voucher.language

/** The holder, and the buyer if that is another person, each with the language they read. */
export function holderAndBuyer(context: VoucherContext): [Reader, ...Reader[]] {
  const buyer = otherBuyer(context)
  return [
    { reader: 'holder', to: holderOf(context), language: context.voucher.language },
    ...(buyer ? [{ reader: 'buyer' as const, to: buyer, language: buyersLanguage(context) }] : []),
  ]
}

/** What both are told of a voucher as it is now. Only its holder is given it, and the way to manage it. */
export const toHolderAndBuyer = <More extends object>(services: Services, context: VoucherContext, more: More) =>
  holderAndBuyer(context).map(({ reader, to, language }) => {
    const { view: voucher, photo, manageUrl, attach } = emailParts(services, context, language)
    const isHolder = reader === 'holder'
    const link = isHolder ? manageUrl : null
    const view = { ...more, name: firstName(to.name), reader, voucher, manageUrl: link, photo }
    return { about: `${context.voucher.uuid}.${reader}`, to, language, view, ...(isHolder && { attach }) }
  })

type Reader = { reader: 'holder' | 'buyer'; to: Person; language: Language }

/** What every e-mail about a voucher says of it, in the language of its holder if no other is named. */
export function emailParts(services: Services, { voucher, purchase }: VoucherContext, language = voucher.language) {
  return {
    language,
    view: voucherInEmail(services, voucher, language),
    brief: { service: voucher.serviceName[language], spa: voucher.spaName, reference: voucher.reference },
    photo: photoInEmail(services, voucher, language),
    manageUrl: voucherLink(services, voucher, language),
    attach: async () => [await renderVoucher(services, voucher, purchase, language)],
  }
}

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
