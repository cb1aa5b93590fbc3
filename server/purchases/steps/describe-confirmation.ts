import { asc, eq } from 'drizzle-orm'
import { placeholderImage } from '#domain/catalogue/pictures/image.ts'
import { madridDay, wallClock } from '#domain/dates.ts'
import { dayFormats, formatMoney } from '#i18n/format.ts'
import { pathOf } from '#i18n/paths.ts'
import { photoView, placeOfSpa } from '#server/catalogue/cards.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import { i18nFor } from '#server/i18n.ts'
import { openAttemptOf } from '#server/payments/attempts/attempt-row.ts'
import { voucherLink } from '#server/vouchers/access/voucher-session.ts'
import { buyerMayPrint } from '#server/vouchers/buyer-may-print.ts'
import { isUndelivered } from '#server/vouchers/undelivered-gift.ts'
import { kindOf } from '../core/kind-of.ts'
import { purchaseFileHref } from '../core/purchase-href.ts'
import type { PurchasePage } from './purchase-page.ts'

export type ConfirmationView = Awaited<ReturnType<typeof describeConfirmation>>

/** The last step in each of its states: waiting for the payment, fulfilling, confirmed or expired. What failed has a page of its own. */
export async function describeConfirmation(page: PurchasePage) {
  const { services, reader, purchase } = page
  const { state, buyer, bill, locator } = purchase
  const money = formatMoney({ amount: bill.total, currency: bill.currency })
  const common = { name: buyer?.name ?? '', email: buyer?.email ?? '', locator, amount: money }
  if (state === 'confirmed') return { kind: 'done' as const, ...common, ...(await describeVouchers(page)) }
  if (state === 'expired') {
    return {
      kind: 'expired' as const,
      ...common,
      againHref: kindOf(services, purchase.kind).describe(reader, purchase.goods, services.config).changeHref,
    }
  }
  const attempt = state === 'paying' ? await openAttemptOf(services.db, purchase.uuid) : null
  const requiredAction = attempt?.requiredAction
  if (requiredAction?.kind === 'reference') {
    const { entity, reference, expiresAt } = requiredAction
    const { day, time } = wallClock(new Date(expiresAt), 'Europe/Lisbon')
    const until = dayFormats.withTime(time, day, reader.language)
    return { kind: 'reference' as const, ...common, entity, reference, until }
  }
  if (requiredAction?.kind === 'phone') {
    const { time } = wallClock(new Date(requiredAction.expiresAt), 'Europe/Lisbon')
    return { kind: 'phone' as const, ...common, time }
  }
  // The provider is processing the payment, which can take days.
  const slow = requiredAction?.kind === 'confirmation' && attempt
  const onItsWay = slow ? i18nFor(reader.language).t(`purchases.payment.methods.${slow.method}`) : null
  return { kind: 'waiting' as const, ...common, onItsWay, canLeave: state === 'paying' && !onItsWay }
}

async function describeVouchers({ services, reader, purchase }: PurchasePage) {
  const { snapshot, language } = reader
  const issued = await services.db
    .select()
    .from(vouchers)
    .where(eq(vouchers.purchaseUuid, purchase.uuid))
    .orderBy(asc(vouchers.position))
  const { gift } = purchase
  const today = madridDay(services.clock.now())
  return {
    gift: gift && {
      name: gift.name,
      day: gift.deliverOn && gift.deliverOn > today ? dayFormats.long(gift.deliverOn, language) : null,
      isMailed: gift.deliverOn !== null,
    },
    manageHref: pathOf('manageVoucherLogin', language),
    vouchers: await inOrder(issued, async (voucher) => {
      const service = snapshot.services.get(voucher.serviceUuid)
      const spa = snapshot.spas.get(voucher.spaUuid)
      const image = service?.images[0] ?? spa?.images[0] ?? placeholderImage
      return {
        reference: voucher.reference,
        name: voucher.serviceName[language],
        place: spa ? `${spa.name}, ${placeOfSpa(snapshot, spa, language)}` : voucher.spaName,
        photo: photoView(image, language),
        isGift: voucher.isGift,
        beneficiary: voucher.beneficiaryName,
        until: dayOf(voucher.expiresOn, language),
        /** Null if the voucher is cancelled, on hold, or belongs to another person by now. */
        fileHref: buyerMayPrint(services, voucher, purchase)
          ? purchaseFileHref(purchase, `${voucher.reference}.pdf`)
          : null,
        isCancelled: voucher.state === 'cancelled',
        /** Until a gift is delivered its buyer manages it from here. */
        giftHref: (await isUndelivered(services.db, voucher, purchase))
          ? voucherLink(services, voucher, language)
          : null,
      }
    }),
  }
}

async function inOrder<From, To>(all: readonly From[], make: (one: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (const one of all) made.push(await make(one))
  return made
}

/** As on the voucher: 14 Nov 2027. */
const dayOf = (day: string, language: 'es' | 'pt') => `${dayFormats.short(day, language)} ${day.slice(0, 4)}`
