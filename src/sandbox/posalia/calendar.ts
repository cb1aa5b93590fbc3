import { priceNight } from '#features/catalogue/rules/getaways/price-stay.ts'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { euros } from '#platform/rules/money.ts'
import type { Counter } from './account.ts'
import { nightsFor } from './nights.ts'

/** Each arrival day with the least that its night costs two. */
export function calendarOf(counter: Counter, packageUuid: string, days: Stay) {
  const sold = counter.packages.find(({ uuid }) => uuid === packageUuid)
  if (!sold) return []
  const board = Math.min(...sold.boards.map(({ price }) => price))
  const planPercent = Math.min(...sold.plans.map(({ percent }) => percent))
  const ofRooms = nightsFor(counter, sold, days)
  return (ofRooms[0]?.nights ?? []).map(({ night, minimumNights, isClosed }, at) => {
    const free = ofRooms.flatMap(({ nights }) => nights[at] ?? []).filter((one) => !one.isClosed && one.free > 0)
    const prices = free.map((one) => priceNight(one, { supplement: 0, planPercent, board }, 1))
    return {
      day: night,
      state: isClosed ? 'closed' : free.length === 0 ? 'full' : 'open',
      price: free.length > 0 ? euros(Math.min(...prices.map(({ discounted }) => discounted))) : null,
      minimum_nights: minimumNights,
      is_on_offer: prices.some(({ base, discounted }) => discounted < base),
    }
  })
}
