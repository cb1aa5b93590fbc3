import type { RouterContextProvider } from 'react-router'
import { type Booking, getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { VoucherFacts } from '#features/vouchers/rules/voucher-actions.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { voucherFactsOf } from '../voucher-facts.ts'
import { getOpenedVoucher, type Voucher } from '../voucher-row.ts'
import { isHeldBy, type Key, readLink, sessionIn } from './voucher-session.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

export type VoucherPage = {
  services: Services
  reader: Reader
  voucher: Voucher
  purchase: Purchase
  facts: VoucherFacts
  /** The hour for which it is reserved. */
  booking: Booking | null
  today: Day
}

/** The voucher that this browser has opened; null where it has opened none, or it is somebody else's by now. */
export async function voucherPageOf({ request, url, context }: Asked): Promise<VoucherPage | null> {
  const services = context.get(servicesContext)
  const session = sessionIn(services, request.headers.get('cookie'))
  const voucher = session && (await getOpenedVoucher(services.db, session.voucher, session.id))
  return voucher && pageFor(services, url, voucher, session)
}

/** For the one page that an e-mail leads to without opening a session. */
export async function voucherPageByKey({ url, context }: Pick<Asked, 'url' | 'context'>, key: string) {
  const services = context.get(servicesContext)
  const link = await readLink(services, key)
  return link && pageFor(services, url, link.voucher, link.opened)
}

async function pageFor(
  services: Services,
  { pathname }: URL,
  voucher: Voucher,
  { holder }: Key,
): Promise<VoucherPage | null> {
  if (!isHeldBy(voucher, holder)) return null
  const purchase = await getPurchase(services.db, voucher.purchaseUuid)
  if (!purchase) return null
  const booking = await getVoucherBooking(services.db, voucher.uuid)
  return {
    services,
    reader: readerOf(services, { pathname }),
    // The address says in which language it is read, and e-mails will follow once something is done there.
    voucher: { ...voucher, language: languageOf(pathname) },
    purchase,
    facts: voucherFactsOf(services, voucher, purchase, booking !== null),
    booking,
    today: madridDay(services.clock.now()),
  }
}
