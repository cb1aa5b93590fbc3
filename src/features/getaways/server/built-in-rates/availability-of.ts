import type { Getaway, Room } from '#features/catalogue/rules/getaways/getaway.ts'
import type {
  AvailabilityRequest,
  CalendarDay,
  NoAvailability,
} from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { priceNight, type RoomNight, whyNoRoom, whyNotThatStay } from '#features/catalogue/rules/getaways/price-stay.ts'
import { type Availability, cheapestRate, occupanciesFor, type Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { cancelPolicyOf, type RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'
import { countNights } from '#features/catalogue/rules/getaways/stay.ts'
import { timeZoneOf } from '#features/catalogue/rules/spas/time-zone.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { euros } from '#platform/rules/money.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'

/** The rates of a stay: each room that is free, with each board and on each of the hotel's conditions. */
export function availabilityOf(
  { getaways, locations }: Pick<Snapshot, 'getaways' | 'locations'>,
  request: AvailabilityRequest,
  nightsOfRoom: ReadonlyMap<string, RoomNight[]>,
): Result<Availability, NoAvailability> {
  const getaway = getaways.get(request.packageUuid)
  const place = getaway && locations.get(getaway.hotel.locationUuid)
  if (!getaway || !place || getaway.uuidRevision !== request.packageUuidRevision) return fail('stale-revision')
  const totalNights = countNights(request)
  const rooms = occupanciesFor(request.numPax).length
  const asked = getaway.hotel.rooms.map((room) => {
    const nights = nightsOfRoom.get(room.uuid) ?? []
    return { room, nights, why: whyNotThatStay(nights, totalNights, rooms) }
  })
  const free = asked.filter(({ why }) => why === null)
  if (free.length === 0) return fail(whyNoRoom(asked.flatMap(({ why }) => why ?? [])))
  const timeZone = timeZoneOf(place, locations)
  const rates = free.flatMap(({ room, nights }) => ratesOf({ getaway, room, nights, request, timeZone }))
  if (rates.length === 0) return fail('no-rates')
  return ok({
    from: request.from,
    to: request.to,
    numPax: request.numPax,
    totalNights,
    rates,
    bestRate: cheapestRate(rates),
    boardTypesAvailable: [...new Set(rates.map(({ boardType }) => boardType))],
    roomsAvailable: free.map(({ room: { uuid, type, name } }) => ({ uuid, type, name })),
  })
}

type RoomStay = { getaway: Getaway; room: Room; nights: RoomNight[]; request: AvailabilityRequest; timeZone: string }

/** Each day with the least that its night costs two: the cheapest free room, board and conditions. */
export function calendarOf(getaway: Getaway, nightsOfRoom: ReadonlyMap<string, RoomNight[]>): CalendarDay[] {
  const { hotel, boardTypes, nightSupplement: supplement } = getaway
  const board = Math.min(...boardTypes.flatMap(({ type }) => hotel.boardPrices[type] ?? []))
  const planPercent = Math.min(...hotel.ratePlans.map(({ percent }) => percent))
  if (!Number.isFinite(board) || !Number.isFinite(planPercent)) return []
  const byDay = Map.groupBy([...nightsOfRoom.values()].flat(), ({ night }) => night)
  return [...byDay].map(([day, nights]) => {
    const open = nights.filter(({ isClosed }) => !isClosed)
    const free = open.filter((night) => night.free > 0)
    const prices = free.map((night) => priceNight(night, { supplement, planPercent, board }, 1))
    return {
      day,
      state: open.length === 0 ? 'closed' : free.length === 0 ? 'full' : 'open',
      price: prices.length > 0 ? euros(Math.min(...prices.map(({ discounted }) => discounted))) : null,
      minimumNights: Math.min(...(open.length > 0 ? open : nights).map(({ minimumNights }) => minimumNights)),
      isOnOffer: prices.some(({ base, discounted }) => discounted < base),
    }
  })
}

function ratesOf(stay: RoomStay): Rate[] {
  const { boardTypes, hotel } = stay.getaway
  return boardTypes.flatMap(({ type }) => {
    const board = hotel.boardPrices[type]
    return board === undefined ? [] : hotel.ratePlans.map((plan) => rateOf(stay, plan, type, board))
  })
}

function rateOf(
  { getaway, room, nights, request, timeZone }: RoomStay,
  plan: RatePlan,
  boardType: string,
  board: number,
): Rate {
  const occupancies = occupanciesFor(request.numPax)
  const extras = { supplement: getaway.nightSupplement, planPercent: plan.percent, board }
  const priced = nights.map((night) => ({ night: night.night, ...priceNight(night, extras, occupancies.length) }))
  const nightPrices = priced.map(({ discounted }) => discounted)
  const sum = (prices: number[]) => euros(prices.reduce((total, price) => total + price, 0))
  return {
    type: plan.type,
    name: plan.name,
    description: plan.description,
    basicPrice: sum(priced.map(({ base }) => base)),
    basicPriceWithDiscount: sum(nightPrices),
    nights: priced.map(({ night, discounted }) => ({ night, price: euros(discounted) })),
    cancelPolicy: cancelPolicyOf(plan, { from: request.from, checkIn: getaway.hotel.checkIn, timeZone, nightPrices }),
    roomType: room.type,
    roomName: room.name,
    boardType,
    roomsLeft: Math.min(...nights.map(({ free }) => free)),
    metadata: { bookingProcedure: { occupancies, supplier: getaway.hotel.supplier } },
  }
}
