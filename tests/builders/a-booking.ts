import { type Booking, getBookingOf } from '#features/bookings/server/booking-row.ts'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import type { Services } from '#platform/server/services.ts'
import type { scriptedProvider } from '../scripted-provider.ts'
import { draft, look, owner, pay } from './a-purchase.ts'

type Bank = ReturnType<typeof scriptedProvider>
export type Hour = { serviceUuid: string; day: string; time: string; pax: number; isFlexible?: boolean }

/** Some services of the demo, each of another spa, on the Canary Islands and elsewhere. */
export function someServices(services: Services) {
  const { services: all, spas } = services.catalogue.current()
  const seen = new Set<string>()
  return [...all.values()].filter(({ spaUuid }) => {
    const isNew = !seen.has(spaUuid) && spas.has(spaUuid)
    seen.add(spaUuid)
    return isNew
  })
}

/** Up to the page with the payment methods. */
export async function readyBooking(services: Services, goods: Hour, said: Partial<BuyerStepDraft> = {}) {
  const started = await startPurchase(services, { kind: 'booking', goods, language: 'es', owner })
  if (!started.ok) throw new Error(started.error)
  const { uuid } = started.value
  const saved = await saveBuyer(services, await look(services, uuid), draft(said))
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return uuid
}

/** Paid, and booked or asked for. */
export async function boughtBooking(
  services: Services,
  bank: Bank,
  goods: Hour,
  said: Partial<BuyerStepDraft> = {},
): Promise<Booking> {
  const uuid = await readyBooking(services, goods, said)
  bank.willSay({ state: 'paid' })
  const paid = await pay(services, uuid)
  if (!paid.ok) throw new Error(paid.error)
  await fulfilPaidPurchase(services, uuid)
  return bookingOf(services, uuid)
}

export async function bookingOf({ db }: Services, purchaseUuid: string): Promise<Booking> {
  const booking = await getBookingOf(db, purchaseUuid)
  if (!booking) throw new Error('no such booking')
  return booking
}
