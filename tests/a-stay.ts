import { eq, inArray } from 'drizzle-orm'
import type { BuyerStepDraft } from '#domain/purchases/buyer-step.ts'
import type { Language } from '#domain/site/languages.ts'
import { getawayStays } from '#server/db/schema/getaway-stays.ts'
import { hotelNights } from '#server/db/schema/hotel-rates.ts'
import { saveBuyer } from '#server/purchases/core/save-buyer.ts'
import { startPurchase } from '#server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { findGetaway } from '#server/purchases/kinds/getaway/find-getaway.ts'
import { type BoughtStay, getStay } from '#server/purchases/kinds/getaway/stay-row.ts'
import type { Services } from '#server/services.ts'
import { draft, look, owner, pay } from './a-purchase.ts'
import type { scriptedProvider } from './scripted-provider.ts'

type Bank = ReturnType<typeof scriptedProvider>
type Wanted = { from?: string; to?: string; language?: Language; isRefundable?: boolean }

/** A getaway in the Canary Islands, where clocks are an hour behind, that we sell ourselves. */
export function someGetaway(services: Services) {
  const { getaways, locations } = services.catalogue.current()
  for (const getaway of getaways.values()) {
    const found = findGetaway({ getaways, locations }, { packageUuid: getaway.uuid })
    if (found?.timeZone === 'Atlantic/Canary' && getaway.hotel.supplier === 'built-in') return getaway
  }
  throw new Error('the demo catalogue has changed')
}

/** Bought by card, and confirmed by its hotel, which has rooms on every night. */
export async function aStay(
  services: Services,
  bank: Bank,
  changes: Partial<BuyerStepDraft> = {},
  { from = '2026-12-11', to = '2026-12-13', language = 'es', isRefundable = true }: Wanted = {},
): Promise<BoughtStay> {
  const { uuid: packageUuid, uuidRevision: packageUuidRevision, hotel, boardTypes } = someGetaway(services)
  const rooms = hotel.rooms.map(({ uuid }) => uuid)
  const open = { held: 0, sold: 0, allotment: 1000, isClosed: false, minimumNights: 1 }
  await services.db.update(hotelNights).set(open).where(inArray(hotelNights.roomUuid, rooms))
  const goods = {
    packageUuid,
    packageUuidRevision,
    from,
    to,
    pax: 2,
    roomType: hotel.rooms[0]?.type ?? '',
    boardType: boardTypes.find(({ type }) => hotel.boardPrices[type] !== undefined)?.type ?? '',
    type: hotel.ratePlans.find(({ refundable }) => refundable === isRefundable)?.type ?? '',
  }
  const started = await startPurchase(services, { kind: 'getaway', goods, language, owner })
  if (!started.ok) throw new Error(started.error)
  const { uuid } = started.value
  const saved = await saveBuyer(services, await look(services, uuid), draft(changes))
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  bank.willSay({ state: 'paid', card: { key: 'card', brand: 'Visa', lastDigits: '1111' } })
  const paid = await pay(services, uuid)
  if (!paid.ok) throw new Error(paid.error)
  await fulfilPaidPurchase(services, uuid)
  const stay = await getStay(services.db, uuid)
  if (!stay) throw new Error('the hotel has not confirmed it')
  return stay
}

/** Writes columns past all rules, to bring about what seldom happens. */
export const putStay = ({ db }: Services, { purchaseUuid }: BoughtStay, values: Partial<BoughtStay>) =>
  db.update(getawayStays).set(values).where(eq(getawayStays.purchaseUuid, purchaseUuid))
