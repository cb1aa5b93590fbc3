import type { RouterContextProvider } from 'react-router'
import { getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { voucherFactsOf } from '../voucher-facts.ts'
import { getOpenedVoucher, type Voucher } from '../voucher-row.ts'
import { isHeldBy, type Key, readLink, sessionIn } from './voucher-session.ts'

type PageArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

export type VoucherPage = NonNullable<Awaited<ReturnType<typeof pageFor>>>

/** The voucher that this browser has opened; null where it has opened none, or it is somebody else's by now. */
export async function voucherPageOf({ request, url, context }: PageArgs): Promise<VoucherPage | null> {
  const services = context.get(servicesContext)
  const session = sessionIn(services, request.headers.get('cookie'))
  const voucher = session && (await getOpenedVoucher(services.db, session.voucher, session.id))
  return voucher && pageFor(services, url, voucher, session)
}

/** For the one page that an e-mail leads to without opening a session. */
export async function voucherPageByKey({ url, context }: Pick<PageArgs, 'url' | 'context'>, key: string) {
  const services = context.get(servicesContext)
  const link = await readLink(services, key)
  return link && pageFor(services, url, link.voucher, link.opened)
}

async function pageFor(services: Services, { pathname }: URL, voucher: Voucher, { holder }: Key) {
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
    /** The hour for which it is reserved. */
    booking,
    today: madridDay(services.clock.now()),
  }
}
