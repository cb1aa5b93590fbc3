import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { voucherLink } from '#server/vouchers/access/voucher-session.ts'
import { isUndelivered } from '#server/vouchers/undelivered-gift.ts'
import { getVoucher, type Voucher } from '#server/vouchers/voucher-row.ts'
import { attachVoucher, photoInEmail, voucherInEmail } from './email-context.ts'
import { emailHeader } from './send-once.ts'

export type Person = { name: string; email: string }
/** `isUndelivered`: a present of which its recipient knows nothing yet. */
export type Told = { voucher: Voucher; purchase: Purchase; isUndelivered: boolean }

/** The voucher an e-mail is about, as it is when it is written. Nobody is written to about one of play money. */
export async function loadEmailContext(services: Services, uuid: string): Promise<Told | null> {
  const { db } = services
  const voucher = await getVoucher(db, uuid)
  const purchase = voucher && (await getPurchase(db, voucher.purchaseUuid))
  if (!purchase || isPlayMoney(services, purchase)) return null
  return { voucher, purchase, isUndelivered: await isUndelivered(db, voucher, purchase) }
}

/** As somebody is greeted. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** Until a present is delivered its buyer is written to in place of its recipient. */
export function holderOf(told: Told): Person {
  const { beneficiaryName: name, beneficiaryEmail: email } = told.voucher
  return told.isUndelivered ? buyerOf(told) : { name, email }
}

export function buyerOf({ purchase }: Told): Person {
  const { name = '', surname = '', email = '' } = purchase.buyer ?? {}
  return { name: `${name} ${surname}`.trim(), email }
}

/** Null where buyer and holder read the same e-mails. */
export function otherBuyer(told: Told): Person | null {
  const buyer = buyerOf(told)
  if (told.isUndelivered) return null
  return buyer.email !== '' && buyer.email.toLowerCase() !== told.voucher.beneficiaryEmail ? buyer : null
}

/** The holder's is the one in which they last did something with it. */
export const buyersLanguage = (told: Told) => (otherBuyer(told) ? told.purchase.language : told.voucher.language)

/** What every e-mail about a voucher says of it, to its holder if nobody else is named. */
export function emailParts(services: Services, { voucher, purchase }: Told, language = voucher.language) {
  return {
    language,
    head: emailHeader(services, language),
    view: voucherInEmail(services, voucher, language),
    brief: { service: voucher.serviceName[language], spa: voucher.spaName, reference: voucher.reference },
    photo: photoInEmail(services, voucher, language),
    manageUrl: voucherLink(services, voucher, language),
    attach: async () => [await attachVoucher(services, voucher, purchase, language)],
  }
}
