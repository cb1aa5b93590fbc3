import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { isOwner, ownerOf } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { opensBooking } from './booking-links.ts'
import { type Booking, getBooking } from './booking-row.ts'

type PageArgs = { request: Request; url: URL; params: { uuid: string }; context: Readonly<RouterContextProvider> }

export type OpenedBooking = { services: Services; reader: Reader; booking: Booking }

/** For its customer: by the link of an e-mail, or in the browser that bought it. Null for everybody else. */
export async function openBooking(args: PageArgs): Promise<OpenedBooking | null> {
  const services = args.context.get(servicesContext)
  const page = await find(services, args)
  if (!page) return null
  const isOpen = opensBooking(services, page.booking.uuid, args.url.searchParams.get('key'), 'booking')
  return isOpen || (await isBuyers(services, page.booking, args.request)) ? page : null
}

/** For its spa, by the link of the e-mail that asks. */
export async function openRequest(args: PageArgs): Promise<OpenedBooking | null> {
  const services = args.context.get(servicesContext)
  const page = await find(services, args)
  return page && opensBooking(services, page.booking.uuid, args.url.searchParams.get('key'), 'spa') ? page : null
}

async function find(services: Services, { url, params }: PageArgs): Promise<OpenedBooking | null> {
  if (!z.uuid().safeParse(params.uuid).success) return null
  const booking = await getBooking(services.db, params.uuid)
  if (!booking) return null
  const reader = readerOf(services, { pathname: url.pathname })
  return { services, reader, booking: { ...booking, language: languageOf(url.pathname) } }
}

async function isBuyers({ db, config }: Services, { purchaseUuid }: Booking, request: Request): Promise<boolean> {
  const purchase = purchaseUuid && (await getPurchase(db, purchaseUuid))
  return purchase ? isOwner(purchase, ownerOf({ config }, request)) : false
}
