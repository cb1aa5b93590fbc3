import { firstPhoto, placeOfSpa, type Reader } from '#features/catalogue/server/cards.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import type { ConfirmedCard, ConfirmedView, GoodsLink } from '#features/checkout/server/purchases/core/goods-view.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { isBookedOnline, onToHours } from '#features/vouchers/server/hours/voucher-hours.ts'
import { buyerMayPrint, isInBuyersName, isUndelivered } from '#features/vouchers/server/undelivered-gift.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { voucherNextSteps } from './next-steps.ts'

type Issued = {
  voucher: Voucher
  /** Null if the voucher is cancelled, on hold, or belongs to another person by now. */
  fileHref: string | null
  /** Until a gift is delivered its buyer manages it from here, and always what they bought for themselves. */
  manageHref: string | null
  /** Where an hour is booked with it, by its buyer. */
  hoursHref: string | null
}

/** Spec 2.9: congratulations, by name, and the vouchers to download. */
export async function describeVoucherConfirmation(
  services: Services,
  reader: Reader,
  purchase: Purchase,
): Promise<ConfirmedView> {
  const { t } = i18nFor(reader.language)
  const issued = await issuedOf(services, reader.language, purchase)
  const isWhollyCancelled = issued.every(({ voucher }) => voucher.state === 'cancelled')
  return {
    ...(isWhollyCancelled ? cancelledWords(t) : congratulations(services, reader, purchase, issued)),
    actions: actionsOf(issued, reader.language, t),
    note: issued.length === 1 && issued[0]?.fileHref ? t('purchases.confirmation.done.pdf') : null,
    canSendAgain: issued.every(({ fileHref }) => fileHref !== null),
    cards: issued.map((one) => cardOf(reader, one, t)),
    next: isWhollyCancelled
      ? []
      : voucherNextSteps(
          services,
          reader.language,
          purchase,
          issued.map(({ voucher }) => voucher),
        ),
  }
}

async function issuedOf(services: Services, language: Language, purchase: Purchase): Promise<Issued[]> {
  const issued: Issued[] = []
  for (const voucher of await vouchersOf(services.db, purchase.uuid)) {
    const mayPrint = buyerMayPrint(services, voucher, purchase)
    const isBuyers =
      voucher.state !== 'cancelled' &&
      ((!voucher.isGift && isInBuyersName(voucher, purchase)) || (await isUndelivered(services.db, voucher, purchase)))
    const manageHref = isBuyers ? voucherLink(services, voucher, language) : null
    const isActive = stateOn(voucher, madridDay(services.clock.now())) === 'activated'
    issued.push({
      voucher,
      fileHref: mayPrint ? purchaseFileHref(purchase, `${voucher.reference}.pdf`) : null,
      manageHref,
      hoursHref: manageHref && isActive && isBookedOnline(services, voucher) ? onToHours(manageHref) : null,
    })
  }
  return issued
}

type Words = Pick<ConfirmedView, 'badge' | 'title' | 'lead' | 'paragraphs'>

/** For whoever comes back by an old e-mail. */
const cancelledWords = (t: Translate): Words => ({
  badge: null,
  title: t('purchases.confirmation.done.cancelledTitle'),
  lead: t('purchases.confirmation.done.cancelledText'),
  paragraphs: [],
})

function congratulations(services: Services, reader: Reader, { buyer, gift }: Purchase, issued: Issued[]): Words {
  const { t } = i18nFor(reader.language)
  const email = buyer?.email ?? ''
  const several = issued.length > 1
  return {
    badge: t('purchases.confirmation.done.badge'),
    title: t('purchases.confirmation.done.title', { name: buyer?.name ?? '' }),
    lead: gift
      ? t('purchases.confirmation.done.gift', { name: gift.name, email })
      : t(several ? 'purchases.confirmation.done.several' : 'purchases.confirmation.done.self', { email }),
    paragraphs: gift?.deliverOn
      ? deliveryWords(gift.name, laterDay(services, gift.deliverOn, reader.language), issued, t)
      : [],
  }
}

const laterDay = ({ clock }: Services, day: Day, language: Language) =>
  day > madridDay(clock.now()) ? dayFormats.long(day, language) : null

/** `day`: on which the gift's e-mail leaves; null if it has left. */
function deliveryWords(name: string, day: string | null, issued: Issued[], t: Translate): string[] {
  if (!day) return [t('purchases.confirmation.done.giftNow', { name })]
  const later = t('purchases.confirmation.done.giftLater', { name, day })
  const isYours = issued.some(({ manageHref }) => manageHref)
  return isYours ? [later, t('purchases.confirmation.done.giftYours', { name })] : [later]
}

/** With several vouchers each has its own in the list. */
function actionsOf(issued: Issued[], language: Language, t: Translate): ConfirmedView['actions'] {
  const [first, ...others] = issued
  const login = pathOf('manageVoucherLogin', language)
  if (others.length > 0)
    return [{ label: t('purchases.confirmation.done.manageMany'), href: login, variant: 'secondary' }]
  const manage = t('purchases.confirmation.done.manage')
  const hoursHref = first?.hoursHref
  return [
    ...(hoursHref
      ? [{ label: t('purchases.confirmation.done.hours'), href: hoursHref, variant: 'primary' as const }]
      : []),
    ...(first?.fileHref
      ? [
          {
            label: t('purchases.confirmation.done.download'),
            href: first.fileHref,
            isFile: true,
            variant: hoursHref ? ('secondary' as const) : ('primary' as const),
          },
        ]
      : []),
    { label: manage, href: first?.manageHref ?? login, variant: 'ghost' },
  ]
}

function cardOf({ snapshot, language }: Reader, one: Issued, t: Translate): ConfirmedCard {
  const { voucher } = one
  const service = snapshot.services.get(voucher.serviceUuid)
  const spa = snapshot.spas.get(voucher.spaUuid)
  const isCancelled = voucher.state === 'cancelled'
  const above = voucher.isGift ? 'purchases.confirmation.done.giftFor' : 'purchases.confirmation.done.voucherFor'
  return {
    key: voucher.reference,
    photo: firstPhoto(language, service, spa),
    above: t(above, { name: voucher.beneficiaryName }),
    title: voucher.serviceName[language],
    place: spa ? `${spa.name}, ${placeOfSpa(snapshot, spa, language)}` : voucher.spaName,
    badge: isCancelled ? t('purchases.confirmation.done.cancelled') : null,
    facts: [
      { label: t('purchases.confirmation.done.reference'), value: voucher.reference },
      { label: t('purchases.confirmation.done.until'), value: shortDay(voucher.expiresOn, language) },
    ],
    links: linksOf(one, t),
  }
}

function linksOf({ voucher: { reference }, fileHref, manageHref, hoursHref }: Issued, t: Translate): GoodsLink[] {
  const words = 'purchases.confirmation.done'
  return [
    ...(hoursHref
      ? [{ label: t(`${words}.hours`), name: t(`${words}.hoursName`, { reference }), href: hoursHref }]
      : []),
    ...(fileHref
      ? [{ label: t(`${words}.file`), name: t(`${words}.fileName`, { reference }), href: fileHref, isFile: true }]
      : []),
    ...(manageHref
      ? [{ label: t(`${words}.manageThis`), name: t(`${words}.manageName`, { reference }), href: manageHref }]
      : []),
  ]
}
