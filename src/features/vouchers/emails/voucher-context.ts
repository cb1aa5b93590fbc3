import { z } from 'zod'
import { firstPhoto, placeOfSpa } from '#features/catalogue/server/cards.ts'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { VoucherView } from '#features/checkout/server/email-parts/voucher-card.ts'
import { getPurchase, isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { isBookedOnline, onToHours } from '#features/vouchers/server/hours/voucher-hours.ts'
import { isUndelivered } from '#features/vouchers/server/undelivered-gift.ts'
import { renderVoucher } from '#features/vouchers/server/voucher-pdf.ts'
import { getVoucher, type Voucher } from '#features/vouchers/server/voucher-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { EmailBlock, EmailHeader, Inline } from '#platform/server/emails/render/email-content.ts'
import { fillSlots, mailLink, slot, waysTo } from '#platform/server/emails/render/inline.ts'
import { textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Services } from '#platform/server/services.ts'

export const aboutVoucher = z.object({ voucher: z.uuid() })
export const aboutChange = z.object({ change: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-voucher-activated': z.infer<typeof aboutVoucher>
    'send-voucher-cancelled': z.infer<typeof aboutVoucher>
    'send-voucher-exchanged': z.infer<typeof aboutVoucher>
    'send-beneficiary-changed': z.infer<typeof aboutChange>
    'send-confirm-address': z.infer<typeof aboutChange>
  }
}

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
  const { file, alt } = firstPhoto(language, services.get(voucher.serviceUuid), spas.get(voucher.spaUuid))
  return { file, alt }
}

/** None for who has nothing to manage. */
export const manageButton = (href: string | null, t: Translate): EmailBlock[] =>
  href ? [{ kind: 'button', words: t('mailVouchers.manage'), href }] : []

export const howToBook = (voucher: VoucherView, manageUrl: string | null, t: Translate): EmailBlock[] => [
  { kind: 'heading', words: t('mailVouchers.howToBook') },
  textBlock(...waysToBook(voucher, manageUrl, t('mailVouchers.book', { ways: slot('ways') }), t)),
]

/**
 * Online first, where that is possible, and the spa for who would rather talk; `otherwise` with its ways to the spa, and its
 * `slots`.
 */
export function waysToBook(
  { contact, isBookedOnline }: VoucherView,
  manageUrl: string | null,
  otherwise: string,
  t: Translate,
  slots: Record<string, Inline[]> = {},
): Inline[] {
  const ways = waysTo(contact, t('mailPurchases.or'))
  if (!isBookedOnline || !manageUrl) return fillSlots(otherwise, { ...slots, ways })
  const online = [{ words: t('mailVouchers.online.link'), href: onToHours(manageUrl) }]
  return fillSlots(t('mailVouchers.online.book', { online: slot('online'), ways: slot('ways') }), { online, ways })
}

/** For who may not know of what was done. */
export const writeToUs = (when: 'notYou' | 'unexpected', { support }: EmailHeader, t: Translate): EmailBlock =>
  textBlock(...fillSlots(t(`mailVouchers.${when}`, { email: slot('email') }), { email: [mailLink(support.email)] }))
