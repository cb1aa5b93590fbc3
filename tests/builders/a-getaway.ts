import { eq, inArray } from 'drizzle-orm'
import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'
import { hotelNights, hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { type BoughtStay, getStay } from '#features/getaways/server/purchase/stay-row.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import type { Services } from '#platform/server/services.ts'
import type { scriptedProvider } from '../scripted-provider.ts'
import { draft, look, owner, pay } from './a-purchase.ts'

/** A getaway of the demo whose hotel leaves its rooms to us, at the hour of the Canaries. */
export function someGetaway(services: Services, fits: (getaway: Getaway) => boolean = () => true) {
  const { getaways, locations } = services.catalogue.current()
  const found = [...getaways.values()].find(
    (getaway) =>
      getaway.hotel.supplier === 'built-in' &&
      getawayPlace(getaway, locations)?.translations.es.name === 'Tenerife' &&
      fits(getaway),
  )
  if (!found) throw new Error('the demo catalogue has changed')
  return found
}

/** Every night open at one price, with so many rooms of each type. */
export async function openNights(
  services: Services,
  { rooms = 6, price = 12_000, getaway = someGetaway(services) } = {},
) {
  const { hotel } = getaway
  await services.db.delete(hotelStays)
  await services.db
    .update(hotelNights)
    .set({ held: 0, sold: 0, allotment: rooms, price, offerPercent: 0, isClosed: false, minimumNights: 1 })
    .where(
      inArray(
        hotelNights.roomUuid,
        hotel.rooms.map(({ uuid }) => uuid),
      ),
    )
}

export const weekend = { from: '2026-12-11', to: '2026-12-13' }

export function getawayGoods(
  services: Services,
  changes: { type?: string; pax?: number; from?: string; to?: string } = {},
  getaway = someGetaway(services),
) {
  const { uuid, uuidRevision, hotel, boardTypes } = getaway
  return {
    packageUuid: uuid,
    packageUuidRevision: uuidRevision,
    ...weekend,
    pax: 2,
    roomType: hotel.rooms[0]?.type ?? '',
    boardType: boardTypes.find(({ type }) => hotel.boardPrices[type] !== undefined)?.type ?? '',
    type: 'flexible',
    ...changes,
  }
}

type Bank = ReturnType<typeof scriptedProvider>

/** Up to the page with the payment methods. */
export async function readyGetaway(
  services: Services,
  said: Partial<BuyerStepDraft> = {},
  goods = getawayGoods(services),
) {
  const started = await startPurchase(services, { kind: 'getaway', goods, language: 'es', owner })
  if (!started.ok) throw new Error(started.error)
  const { uuid } = started.value
  const saved = await saveBuyer(services, await look(services, uuid), draft(said))
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return uuid
}

/** Bought, and confirmed by its hotel. */
export async function boughtGetaway(
  services: Services,
  bank: Bank,
  said: Partial<BuyerStepDraft> = {},
  goods = getawayGoods(services),
) {
  const uuid = await readyGetaway(services, said, goods)
  bank.willSay({ state: 'paid' })
  const paid = await pay(services, uuid)
  if (!paid.ok) throw new Error(paid.error)
  await fulfilPaidPurchase(services, uuid)
  return look(services, uuid)
}

export async function stayOf({ db }: Services, { uuid }: { uuid: string }): Promise<BoughtStay> {
  const stay = await getStay(db, uuid)
  if (!stay) throw new Error('no such stay')
  return stay
}

/** Writes columns past all rules, to bring about what seldom happens. */
export const putStay = ({ db }: Services, { purchaseUuid }: BoughtStay, values: Partial<BoughtStay>) =>
  db.update(getawayStays).set(values).where(eq(getawayStays.purchaseUuid, purchaseUuid))
