import { and, between, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { hotelNights, hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { getawayKind } from '#features/getaways/kind.ts'
import { endExpiredHolds } from '#features/getaways/server/built-in-rates/stays.ts'
import { getStay } from '#features/getaways/server/purchase/stay-row.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import type { Services } from '#platform/server/services.ts'
import { testGoodsKind } from './kind-contract.ts'
import { steeredRates } from './steered-rates.ts'

const supplier = steeredRates()
const { holds, fulfilment } = getawayKind
if (!holds || fulfilment.when !== 'by-job') throw new Error('stays are held, and confirmed by their hotel')

/** What is sold, asked of the supplier that the test steers. */
const kind: GoodsKind = {
  ...getawayKind,
  quote: (services, ...asked) => getawayKind.quote(supplier.of(services), ...asked),
  holds: { ...holds, hold: (services, request) => holds.hold(supplier.of(services), request) },
  fulfilment: {
    ...fulfilment,
    fulfil: (services: Services, purchase: Purchase) => fulfilment.fulfil(supplier.of(services), purchase),
  },
}

const nights = [
  { from: '2026-12-01', to: '2026-12-03' },
  { from: '2027-01-12', to: '2027-01-13' },
]

/** The services of the test, which some of its questions are not told. */
let scene: Services | null = null

function getawayOf(services: Services) {
  scene = services
  const all = [...services.catalogue.current().getaways.values()]
  const found = all.find(({ hotel, boardTypes }) => hotel.supplier === 'built-in' && boardTypes.length > 0)
  if (!found) throw new Error('the demo catalogue has changed')
  return found
}

function goodsAt(services: Services, place: number) {
  const { uuid, uuidRevision, hotel, boardTypes } = getawayOf(services)
  const stay = nights[place] ?? { from: '', to: '' }
  return {
    packageUuid: uuid,
    packageUuidRevision: uuidRevision,
    ...stay,
    pax: 2,
    roomType: hotel.rooms[0]?.type ?? '',
    boardType: boardTypes.find(({ type }) => hotel.boardPrices[type] !== undefined)?.type ?? '',
    type: hotel.ratePlans[0]?.type ?? '',
  }
}

const roomsOf = (services: Services) => getawayOf(services).hotel.rooms.map(({ uuid }) => uuid)

/** Of the nights that are bought here: a hotel has thousands more. */
const change = (services: Services, values: Partial<typeof hotelNights.$inferInsert> | object) =>
  services.db
    .update(hotelNights)
    .set(values)
    .where(
      and(
        inArray(hotelNights.roomUuid, roomsOf(services)),
        or(...nights.map(({ from, to }) => between(hotelNights.night, from, to))),
      ),
    )

testGoodsKind('getaway', {
  kind,
  goods: (services) => goodsAt(services, 0),
  otherGoods: (services) => goodsAt(services, 1),
  mend: async (services) => {
    supplier.willAlwaysSay(null)
    supplier.whileAsked(async () => {})
    await services.db.delete(hotelStays)
    await change(services, {
      held: 0,
      sold: 0,
      allotment: 1000,
      price: 12_000,
      offerPercent: 0,
      isClosed: false,
      minimumNights: 1,
    })
  },
  changePrice: async (services) => void (await change(services, { price: 15_000 })),
  stopSelling: async (services) => void (await change(services, { isClosed: true })),
  breakFulfilment: async () => supplier.willAlwaysSay({ state: 'failed', reason: 'gone' }),
  isDelivered: async ({ db }, uuid) => {
    const [sold] = await db
      .select()
      .from(hotelStays)
      .where(and(eq(hotelStays.reference, uuid), eq(hotelStays.state, 'confirmed')))
    const stay = await getStay(db, uuid)
    const agreed = stay?.state === 'cancelled' ? null : (stay?.hotelLocator ?? null)
    if ((sold?.hotelLocator ?? null) !== agreed) throw new Error('the hotel knows another stay')
    return stay?.state === 'confirmed'
  },
  orderSubject: /^Tu escapada está confirmada/,
  over: new Date('2026-12-02T12:00:00Z'),
  supplier: {
    overlapping: (services) => [
      { ...goodsAt(services, 0), from: '2026-12-02' },
      { ...goodsAt(services, 0), from: '2026-12-02', to: '2026-12-04' },
    ],
    heldBy: async (uuid, now) => {
      const held = await scene?.db
        .select({ reference: hotelStays.holdReference })
        .from(hotelStays)
        .where(and(eq(hotelStays.reference, uuid), eq(hotelStays.state, 'held'), gt(hotelStays.heldUntil, now)))
      return held?.map(({ reference }) => reference) ?? []
    },
    orders: () => supplier.calls.confirm,
    sellOut: async (now) => {
      if (!scene) return
      // What was held too long is free for who comes first, and here somebody else does.
      await endExpiredHolds({ db: scene.db, clock: { now: () => now } })
      await change(scene, { sold: sql`allotment - held` })
    },
    willSay: supplier.willSay,
    willAlwaysSay: supplier.willAlwaysSay,
    fallSilent: () =>
      supplier.whileAsked(async () => {
        throw new SupplierAway('no answer')
      }),
    whileAsked: supplier.whileAsked,
  },
})
