import type { RouterContextProvider } from 'react-router'
import { type Day, madridDay } from '#domain/dates.ts'
import type { VoucherFacts } from '#domain/vouchers/voucher-actions.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { getPurchase, type Purchase } from '#server/purchases/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { factsOf } from './voucher-facts.ts'
import { getVoucher, type Voucher } from './voucher-row.ts'
import { isHeldBy, sessionIn } from './voucher-session.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

export type VoucherPage = {
  services: Services
  reader: Reader
  voucher: Voucher
  purchase: Purchase
  facts: VoucherFacts
  today: Day
}

/** The voucher that this browser has opened; null where it has opened none, or it is somebody else's by now. */
export async function voucherPageOf({ request, url, context }: Asked): Promise<VoucherPage | null> {
  const services = context.get(servicesContext)
  const session = sessionIn(services, request.headers.get('cookie'))
  const voucher = session && (await getVoucher(services.db, session.voucher))
  if (!voucher || !isHeldBy(voucher, session.holder)) return null
  const purchase = await getPurchase(services.db, voucher.purchaseUuid)
  if (!purchase) return null
  return {
    services,
    reader: readerOf(services, { pathname: url.pathname }),
    voucher,
    purchase,
    facts: factsOf(services, voucher, purchase),
    today: madridDay(services.clock.now()),
  }
}
