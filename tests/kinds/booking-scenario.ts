import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { bookingKind } from '#features/bookings/kind.ts'
import { getBookingOf } from '#features/bookings/server/booking-row.ts'
import { hasPlaces, takePlacesNow } from '#features/bookings/server/claims.ts'
import { bookingFulfilment } from '#features/bookings/server/purchase/fulfil-booking.ts'
import { hourHolds } from '#features/bookings/server/purchase/hold-hour.ts'
import { acceptRequest, declineRequest } from '#features/bookings/server/requests/answer-request.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims, serviceNeeds } from '#features/catalogue/server/schema/booking-resources.ts'
import type { FulfilmentOutcome } from '#features/checkout/rules/purchases/fulfilment.ts'
import type { Fulfilled, GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import type { Services } from '#platform/server/services.ts'
import { makeBookable } from '../builders/a-bookable.ts'
import { look } from '../builders/a-purchase.ts'
import { changeService, type ServiceChange } from './change-service.ts'
import type { KindScenario } from './kind-scenario.ts'

const days = ['2026-12-01', '2027-01-12']
const fullPrice = 14_200

/** Hours that are booked at once, and held while they are paid; or asked of a spa, which answers as soon as it is asked. */
export function bookingScenario(mode: 'yes' | 'request'): KindScenario {
  const outcomes: (FulfilmentOutcome | Error)[] = []
  let always: FulfilmentOutcome | null = null
  let answer = async () => {}
  let orders = 0
  /** What is sold is as it was at first. */
  let isUsual = false
  /** The spa says no. */
  let isRefused = false

  /** What is sold, but for what a test makes the database be slow at or say. */
  const kind: GoodsKind = {
    ...bookingKind,
    quote: async (...asked) => {
      await answer()
      return bookingKind.quote(...asked)
    },
    holds: {
      ...hourHolds,
      hold: async (...asked) => {
        await answer()
        return hourHolds.hold(...asked)
      },
    },
    fulfilment: {
      ...bookingFulfilment,
      // A spa that decides by hand may take days; the contract asks what comes after an hour.
      patience: 60 * 60_000,
      fulfil: async (services: Services, purchase: Purchase): Promise<Fulfilled> => {
        orders++
        await answer()
        const said = always ?? outcomes.shift()
        if (said instanceof Error) throw said
        if (said && said.state !== 'confirmed') return said
        return mode === 'request' ? decided(services, purchase) : bookingFulfilment.fulfil(services, purchase)
      },
    },
  }

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

  /** Two services that share what they take. */
  async function makeHours(services: Services) {
    const options = { mode, places: 40, rules: { grid: 30 } }
    const { uuid } = await makeBookable(services, serviceOf(services).uuid, options)
    const sharing = sharingService(services).uuid
    await makeBookable(services, sharing, options)
    await services.db.update(serviceNeeds).set({ resourceUuid: uuid }).where(eq(serviceNeeds.serviceUuid, sharing))
    await services.catalogue.refresh()
    return uuid
  }

  function sharingService(services: Services) {
    const own = serviceOf(services)
    const all = [...services.catalogue.current().services.values()]
    const found = all.find(({ uuid, spaUuid }) => spaUuid === own.spaUuid && uuid !== own.uuid)
    if (!found) throw new Error('the demo catalogue has changed')
    return found
  }

  async function change(services: Services, values: ServiceChange) {
    await changeService(services, serviceOf(services).uuid, values)
    isUsual = false
  }

  const scenario: KindScenario = {
    kind,
    goods: (services) => goodsAt(services, 0),
    otherGoods: (services) => goodsAt(services, 1),
    mend: async (services) => {
      outcomes.length = 0
      always = null
      isRefused = false
      answer = async () => {}
      await services.db.delete(bookings)
      await services.db.delete(resourceClaims)
      if (!resourceUuid) resourceUuid = await makeHours(services)
      // The whole catalogue is read again, which takes longer than most tests.
      if (!isUsual) await change(services, { status: 'enable', priceAmount: fullPrice })
      isUsual = true
    },
    changePrice: (services) => change(services, { priceAmount: fullPrice + 1000 }),
    stopSelling: (services) => change(services, { status: 'paused' }),
    breakFulfilment: async () => {
      if (mode === 'request') isRefused = true
      else always = { state: 'failed', reason: 'gone' }
    },
    isDelivered: async ({ db }, uuid) => {
      const booking = await getBookingOf(db, uuid)
      const isDelivered = booking?.state === 'confirmed'
      const isTaken = booking ? await hasPlaces(db, booking.claimReference) : false
      if (isDelivered !== isTaken) throw new Error('the booking and its places disagree')
      return isDelivered
    },
    orderSubject: /^Reserva confirmada/,
    over: new Date('2026-12-01T20:00:00Z'),
    supplier: {
      overlapping: (services) => {
        const goods = goodsAt(services, 0)
        const { uuid: serviceUuid, capacity } = sharingService(services)
        return [
          { ...goods, time: '16:30' },
          { ...goods, time: '17:30' },
          { ...goods, serviceUuid, pax: capacity.minimum },
        ]
      },
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
            const taken = await takePlacesNow(scene.db, {
              reference: randomUUID(),
              claims,
              resources,
              until: null,
              now,
            })
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
          throw new SupplierAway('no answer')
        }
      },
      whileAsked: (next) => {
        answer = next
      },
    },
  }

  // What is asked for is held for nobody.
  const { supplier, ...asked } = scenario
  return mode === 'request' ? { ...asked, isChargedLater: true, meanwhileSubject: /^Solicitud enviada/ } : scenario

  async function decided(services: Services, purchase: Purchase): Promise<Fulfilled> {
    const first = await bookingFulfilment.fulfil(services, purchase)
    if (first.state !== 'pending') return first
    await (isRefused ? declineRequest : acceptRequest)(services, purchase.uuid)
    return bookingFulfilment.fulfil(services, purchase)
  }
}
