import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { CalendarDay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { priceNight, type RoomNight } from '#features/catalogue/rules/getaways/price-stay.ts'
import { euros } from '#platform/rules/money.ts'

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
