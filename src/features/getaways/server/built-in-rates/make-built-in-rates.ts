import type { AvailabilityRequest, HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { findRate } from '#features/catalogue/rules/getaways/rate.ts'
import { compare } from '#platform/rules/money.ts'
import { type Draw, makeBalanceCode, makeLocator } from '#platform/rules/reference.ts'
import { fail, ok } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { availabilityOf, calendarOf } from './availability-of.ts'
import { readNights } from './read-nights.ts'
import {
  cancelStay,
  endExpiredHolds,
  findHeldStay,
  holdRooms,
  lookUpStay,
  releaseRooms,
  sellRooms,
  withoutStay,
} from './stays.ts'

type Needed = Pick<Services, 'db' | 'catalogue' | 'clock' | 'draw'>

/** Rooms that hotels leave to us: their nights stand in our own database. */
export function makeBuiltInRates({ db, catalogue, clock, draw }: Needed): HotelRates {
  const getawayOf = (uuid: string) => catalogue.current().getaways.get(uuid)
  const nightsFor = (packageUuid: string, from: string, to: string) =>
    readNights(db, getawayOf(packageUuid)?.hotel.rooms.map(({ uuid }) => uuid) ?? [], { from, to })
  /** The rooms that a stay holds are free for it. */
  const nightsOfStay = async ({ packageUuid, from, to }: AvailabilityRequest, reference?: string) => {
    const nights = await nightsFor(packageUuid, from, to)
    return reference ? withoutStay(nights, await findHeldStay(db, reference, clock.now())) : nights
  }

  return {
    supplier: 'built-in',
    findAvailability: async (request) =>
      availabilityOf(catalogue.current(), request, await nightsOfStay(request, request.reference)),
    readCalendar: async ({ packageUuid, from, to }) => {
      const getaway = getawayOf(packageUuid)
      return getaway ? calendarOf(getaway, await nightsFor(packageUuid, from, to)) : []
    },
    hold: async (request) => {
      await endExpiredHolds({ db, clock }, getawayOf(request.request.packageUuid)?.hotel.rooms ?? [])
      const nights = await nightsOfStay(request.request, request.reference)
      const found = availabilityOf(catalogue.current(), request.request, nights)
      if (!found.ok) return found
      const rate = findRate(found.value.rates, request.choice)
      const room = found.value.roomsAvailable.find(({ type }) => type === request.choice.roomType)
      if (!rate || !room) return fail('no-rates')
      if (compare(rate.basicPriceWithDiscount, request.price) !== 0) return fail('price-changed')
      const held = await holdRooms(db, { ...request, holdReference: makeHoldReference(draw), roomUuid: room.uuid })
      return held.ok ? ok({ holdReference: held.value }) : held
    },
    release: (holdReference) => releaseRooms(db, holdReference),
    confirm: (request) => sellRooms(db, request, () => makeLocator(clock.now(), draw)),
    cancel: (reference) => cancelStay(db, reference),
    lookUp: (reference) => lookUpStay(db, reference, clock.now()),
  }
}

const makeHoldReference = (draw: Draw) => makeBalanceCode('H', draw)
