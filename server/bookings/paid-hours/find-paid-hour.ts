import type { RouterContextProvider } from 'react-router'
import type { Choice } from '#domain/bookings/choosing/choice.ts'
import type { PaidDays } from '#domain/bookings/paid-days.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import { opensBooking } from '#server/bookings/booking-links.ts'
import { type Booking, getBooking } from '#server/bookings/booking-row.ts'
import { readWhatPays } from '#server/bookings/changes/what-pays.ts'
import { whyNotChanged } from '#server/bookings/changes/why-not-changed.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { findGetaway } from '#server/purchases/kinds/getaway/find-getaway.ts'
import { readGetawayGoods } from '#server/purchases/kinds/getaway/read-getaway-goods.ts'
import { voucherPageOf } from '#server/vouchers/access/voucher-page.ts'
import type { Voucher } from '#server/vouchers/voucher-row.ts'
import { findStay } from './find-stay.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** What the address says: `with` is `voucher`, `stay:{uuid}` or `move:{uuid}`, and `key` that of an e-mail's link. */
export type PaidBy = Pick<Choice, 'with' | 'key' | 'service'>

export function readPaidBy({ with: said }: Pick<PaidBy, 'with'>): { by: string; uuid: string } {
  const [by = '', uuid = ''] = said.split(':')
  return { by, uuid }
}

/** An hour that costs nothing more: what pays for it, and the days on which it does. */
export type PaidHour = PaidDays & { serviceUuid: string; pax: number } & (
    | { by: 'voucher'; voucher: Voucher }
    | { by: 'stay'; purchase: Purchase }
    | { by: 'move'; booking: Booking }
  )

/** Null where the visitor has no such thing, or it can't be used any more. */
export async function findPaidHour(args: Asked, said: PaidBy): Promise<PaidHour | null> {
  const { by, uuid } = readPaidBy(said)
  if (by === 'voucher') return withVoucher(args)
  if (by === 'stay') return forStay(args, uuid, said)
  return by === 'move' ? toMove(args, uuid, said.key) : null
}

async function withVoucher(args: Asked): Promise<PaidHour | null> {
  const page = await voucherPageOf(args)
  if (!page || page.booking || page.facts.state !== 'activated') return null
  const { voucher } = page
  const { serviceUuid, pax, expiresOn: lastDay } = voucher
  return { by: 'voucher', voucher, serviceUuid, pax, firstDay: null, lastDay }
}

async function forStay(
  args: Asked,
  uuid: string,
  { service: serviceUuid, key }: Pick<PaidBy, 'service' | 'key'>,
): Promise<PaidHour | null> {
  const purchase = await findStay(args, { uuid, key })
  if (purchase?.state !== 'confirmed') return null
  const services = args.context.get(servicesContext)
  const goods = readGetawayGoods(purchase.goods)
  const found = findGetaway(services.catalogue.current(), goods)
  if (!found?.getaway.serviceUuids.includes(serviceUuid)) return null
  return { by: 'stay', purchase, serviceUuid, pax: goods.pax, firstDay: goods.from, lastDay: goods.to }
}

async function toMove({ context }: Asked, uuid: string, key: string): Promise<PaidHour | null> {
  const services = context.get(servicesContext)
  if (!opensBooking(services, uuid, key, 'booking')) return null
  const booking = await getBooking(services.db, uuid)
  if (!booking || booking.agreed.isRequest) return null
  const pays = await readWhatPays(services, booking)
  if (whyNotChanged(booking, pays, services.clock.now())) return null
  const { serviceUuid, pax } = booking
  return { by: 'move', booking, serviceUuid, pax, firstDay: pays.firstDay, lastDay: pays.lastDay }
}

export type PaidView = ReturnType<typeof describePaidHour>

/** What the page says instead of a price. */
export function describePaidHour(paid: PaidHour, language: Language) {
  const { t } = i18nFor(language)
  const words = `purchases.booking.paid.${paid.by}` as const
  const day = paid.lastDay ? dayFormats.long(paid.lastDay, language) : ''
  return {
    by: paid.by,
    title: t(`${words}.title`),
    lead: t(`${words}.lead`, { day }),
    badge:
      paid.by === 'voucher' ? t('purchases.booking.paid.voucher.badge', { reference: paid.voucher.reference }) : null,
    note: t(`${words}.note`),
    button: t(`${words}.button`),
  }
}
