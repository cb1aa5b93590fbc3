import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { FulfilmentOutcome } from '#domain/purchases/fulfilment.ts'
import { getBookingOf } from '#server/bookings/booking-row.ts'
import { hasPlaces, takePlacesNow } from '#server/bookings/claims.ts'
import { resourceClaims } from '#server/db/schema/booking-resources.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services as serviceRows } from '#server/db/schema/services.ts'
import type { Fulfilled, GoodsKind } from '#server/purchases/core/goods-kind.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { bookingKind } from '#server/purchases/kinds/booking/booking-kind.ts'
import type { Services } from '#server/services.ts'
import { makeBookable } from '../a-bookable.ts'
import { look } from '../a-purchase.ts'
import { testGoodsKind } from './kind-contract.ts'

const { holds, fulfilment } = bookingKind
if (!holds || fulfilment.when !== 'by-job') throw new Error('hours are held, and booked by a job')

const outcomes: (FulfilmentOutcome | Error)[] = []
let always: FulfilmentOutcome | null = null
let answer = async () => {}
let orders = 0

/** What is sold, but for what a test makes the database be slow at or say. */
const kind: GoodsKind<Services> = {
  ...bookingKind,
  quote: async (...asked) => {
    await answer()
    return bookingKind.quote(...asked)
  },
  holds: {
    ...holds,
    hold: async (...asked) => {
      await answer()
      return holds.hold(...asked)
    },
  },
  fulfilment: {
    ...fulfilment,
    // A spa that decides by hand may take days; the contract asks what comes after an hour.
    patience: 60 * 60_000,
    fulfil: async (services: Services, purchase: Purchase): Promise<Fulfilled> => {
      orders++
      await answer()
      const said = always ?? outcomes.shift()
      if (said instanceof Error) throw said
      return said && said.state !== 'confirmed' ? said : fulfilment.fulfil(services, purchase)
    },
  },
}

const days = ['2026-12-01', '2027-01-12']
let scene: Services | null = null
let resourceUuid = ''

function serviceOf(services: Services) {
  scene = services
  const [service] = services.catalogue.current().services.values()
  if (!service) throw new Error('the demo catalogue is empty')
  return service
}

const goodsAt = (services: Services, at: number) => ({
  serviceUuid: serviceOf(services).uuid,
  day: days[at] ?? '',
  time: '17:00',
  pax: serviceOf(services).capacity.minimum,
})

async function change(services: Services, values: Partial<typeof serviceRows.$inferInsert>) {
  await services.db
    .update(serviceRows)
    .set(values)
    .where(eq(serviceRows.uuid, serviceOf(services).uuid))
  await services.catalogue.refresh()
}

const fullPrice = 14_200

testGoodsKind('booking', {
  kind,
  goods: (services) => goodsAt(services, 0),
  otherGoods: (services) => goodsAt(services, 1),
  mend: async (services) => {
    outcomes.length = 0
    always = null
    answer = async () => {}
    await services.db.delete(bookings)
    await services.db.delete(resourceClaims)
    if (!resourceUuid) resourceUuid = (await makeBookable(services, serviceOf(services).uuid, { places: 40 })).uuid
    await change(services, { status: 'enable', priceAmount: fullPrice })
  },
  changePrice: (services) => change(services, { priceAmount: fullPrice + 1000 }),
  stopSelling: (services) => change(services, { status: 'paused' }),
  breakFulfilment: async () => {
    always = { state: 'failed', reason: 'gone' }
  },
  isDelivered: async ({ db }, uuid) => {
    const booking = await getBookingOf(db, { purchaseUuid: uuid })
    const isDelivered = booking?.state === 'confirmed'
    const isTaken = booking ? await hasPlaces(db, booking.claimReference) : false
    if (isDelivered !== isTaken) throw new Error('the booking and its places disagree')
    return isDelivered
  },
  orderSubject: /^Reserva confirmada/,
  supplier: {
    heldBy: async (uuid, now) => {
      if (!scene) return []
      const { holdReference } = await look(scene, uuid)
      if (!holdReference) return []
      const [held] = await scene.db
        .select()
        .from(resourceClaims)
        .where(and(eq(resourceClaims.reference, holdReference), gt(resourceClaims.heldUntil, now)))
        .limit(1)
      return held ? [holdReference] : []
    },
    orders: () => orders,
    sellOut: async (now) => {
      if (!scene) return
      const resources = scene.catalogue.current().resources
      for (const day of days) {
        const from = new Date(`${day}T00:00:00Z`).getTime()
        for (let place = 0; place < 40; place++) {
          const claims = [{ resourceUuid, units: 1, from, to: from + 24 * 60 * 60_000 }]
          const taken = await takePlacesNow(scene.db, { reference: randomUUID(), claims, resources, until: null, now })
          if (!taken.ok) break
        }
      }
    },
    willSay: (...next) => void outcomes.push(...next),
    willAlwaysSay: (next) => {
      always = next
    },
    fallSilent: () => {
      answer = async () => {
        throw new Error('no answer')
      }
    },
    whileAsked: (next) => {
      answer = next
    },
  },
})
