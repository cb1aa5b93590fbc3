import { bookingPrice, lowestBefore } from '#features/bookings/rules/booking-price.ts'
import { type PartOfDay, partOfDay, partsOfDay } from '#features/bookings/rules/choosing/day-state.ts'
import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { timesFree } from '#features/search/rules/hours/free-places.ts'
import type { DayHours, Hour } from '#features/search/rules/hours/hours-of-day.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import { formatMoney, formatPercentOff } from '#platform/i18n/format.ts'
import { compare, type Money } from '#platform/rules/money.ts'
import type { Day } from '#platform/time/dates.ts'

/** `last`: one more booking fits, and others have been made. */
export type HourView = { time: string; state: 'free' | 'last' | 'full'; price: HourPrice }

/** The hours of a day by its parts. `from`: the least that one of those that are free costs, if they differ. */
export type HoursView = {
  parts: { part: PartOfDay; hours: HourView[] }[]
  from: string | null
  price: HourPrice | null
}

type Priced = { booked: FoundService; snapshot: Snapshot; pax: number }

export function hoursView({ day, hours }: DayHours, { booked, snapshot, pax }: Priced): HoursView {
  const priced = hours.map((hour) => {
    const { price, money } = hourPrice(snapshot, booked.service, { day, time: hour.time, pax })
    return { view: { time: hour.time, state: stateOf(hour, booked, pax), price }, money }
  })
  const free = priced.filter(({ view }) => view.state !== 'full').toSorted((a, b) => compare(a.money, b.money))
  const views = priced.map(({ view }) => view)
  return {
    parts: partsOfDay.flatMap((part) => {
      const inPart = views.filter(({ time }) => partOfDay(time) === part)
      return inPart.length > 0 ? [{ part, hours: inPart }] : []
    }),
    ...leastOf(free),
  }
}

/** What the party pays at an hour, as it is read and to compare it. */
export function hourPrice(
  { priceChanges }: Pick<Snapshot, 'priceChanges'>,
  service: Service,
  asked: { day: Day; time: string; pax: number },
): { price: HourPrice; money: Money } {
  const priced = bookingPrice(service, asked)
  const { base, discounted: money, percent } = priced
  const amount = formatMoney(money)
  const lowest = lowestBefore(priced, priceChanges.get(service.uuid))
  if (!lowest) return { price: { amount }, money }
  const price = { amount, was: formatMoney(base), off: formatPercentOff(percent), lowest: formatMoney(lowest) }
  return { price, money }
}

/** Before an hour is chosen: what they all cost, or from how much on. */
function leastOf(free: { view: HourView; money: Money }[]): Pick<HoursView, 'from' | 'price'> {
  const [least, most] = [free[0], free.at(-1)]
  if (!least || !most) return { from: null, price: null }
  return compare(least.money, most.money) < 0
    ? { from: formatMoney(least.money), price: null }
    : { from: null, price: least.view.price }
}

/** Where there is only one place at all, that one is left says nothing. */
function stateOf(
  { free, startsAt }: Hour,
  { bookable, resources, mode }: FoundService,
  pax: number,
): HourView['state'] {
  if (free === 0) return 'full'
  if (free > 1 || mode === 'request') return 'free'
  return timesFree(resources, claimsOf(bookable.needs, pax, startsAt), () => []) > 1 ? 'last' : 'free'
}

/** A discounted price never stands without the lowest of 30 days (EU Omnibus rule), for the same party. */
type HourPrice = { amount: string; was?: string; off?: string; lowest?: string }
