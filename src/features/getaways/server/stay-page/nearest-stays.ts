import type { AvailabilityRequest, CalendarDay, HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { countNights, nightsOf, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { anything, chooseRate } from '#features/getaways/rules/choose-rate.ts'
import type { Money } from '#platform/rules/money.ts'
import { addDays, type Day, daysBetween } from '#platform/time/dates.ts'

export type NearestStay = Stay & { price: Money }

const daysBack = 14
const daysOn = 60
const mostFound = 2
/** Each is a question to the hotel, and the visitor waits for all of them. */
const mostAsked = 8
const askedAtOnce = 4

/** Other dates for as many nights and people, the nearest first; and how long one must stay from the day asked for. */
export async function findNearestStays(rates: HotelRates, request: AvailabilityRequest, today: Day) {
  const { packageUuid, from } = request
  const nights = countNights(request)
  const back = addDays(from, -daysBack)
  const calendar = await rates.readCalendar({
    packageUuid,
    from: back < today ? today : back,
    to: addDays(from, daysOn + nights),
  })
  const days = new Map(calendar.map((day) => [day.day, day]))
  const minimumNights = days.get(from)?.minimumNights ?? 1
  const longer = minimumNights > nights ? [{ from, to: addDays(from, minimumNights) }] : []
  const candidates = [...longer, ...staysNear(days, from, nights)].slice(0, mostAsked)
  const found: NearestStay[] = []
  for (let asked = 0; asked < candidates.length && found.length < mostFound; asked += askedAtOnce)
    found.push(...(await Promise.all(candidates.slice(asked, asked + askedAtOnce).map(priceOf))).flat())
  const stays = found.slice(0, mostFound).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return { minimumNights, stays }

  async function priceOf(stay: Stay): Promise<NearestStay[]> {
    const answer = await rates.findAvailability({ ...request, ...stay })
    const rate = answer.ok ? chooseRate(answer.value.rates, anything).rate : null
    return rate ? [{ ...stay, price: rate.basicPriceWithDiscount }] : []
  }
}

/** Stays whose nights are all open, by how far their arrival is from the one asked for. */
function staysNear(days: ReadonlyMap<Day, CalendarDay>, from: Day, nights: number): Stay[] {
  const distance = (day: Day) => Math.abs(daysBetween(from, day))
  return [...days.values()]
    .filter(({ day, minimumNights }) => day !== from && minimumNights <= nights)
    .map(({ day }) => ({ from: day, to: addDays(day, nights) }))
    .filter((stay) => nightsOf(stay).every((night) => days.get(night)?.state === 'open'))
    .toSorted((a, b) => distance(a.from) - distance(b.from))
}
