import type { RouterContextProvider } from 'react-router'
import { opensStayHours } from '#server/bookings/booking-links.ts'
import { servicesContext } from '#server/http/context.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { purchasePageOf } from '#server/purchases/steps/purchase-page.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** The stay whose hours a visitor may choose: its buyer, or who was given it, with the key of an e-mail. */
export async function findStay(args: Asked, { uuid, key }: { uuid: string; key: string }): Promise<Purchase | null> {
  const services = args.context.get(servicesContext)
  if (!opensStayHours(services, uuid, key))
    return (await purchasePageOf({ ...args, params: { uuid } }, 'getaway'))?.purchase ?? null
  return getPurchase(services.db, uuid)
}
