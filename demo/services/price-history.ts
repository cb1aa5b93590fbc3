import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { euros } from '#platform/rules/money.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'

type Priced = { uuid: string; price: number; offers: Offer[] }

/** So many days before `today`, and `today` itself at the end. */
export function daysUpTo(today: Day, before: number): Day[] {
  return Array.from({ length: before + 1 }, (_, index) => addDays(today, index - before))
}

/** What it cost on each of these days, told as the days on which that changed. */
export function priceHistoryOf(service: Priced, days: Day[], seed: number): SeedRow<'priceHistory'>[] {
  const { uuid, price, offers } = service
  const earlier = earlierPrice(service, days, seed)
  const history: SeedRow<'priceHistory'>[] = []
  let last: number | undefined
  for (const day of days) {
    const base = earlier && day < earlier.until ? earlier.price : price
    const amount = offers.length > 0 ? discounted(base, offers, day) : base
    if (amount !== last) history.push({ serviceUuid: uuid, since: day, amount })
    last = amount
  }
  return history
}

const oneVoucher = { minimum: 1, maximum: 1, incrementing: 0 }

function discounted(price: number, offers: Offer[], day: Day): number {
  return priceFor({ price: euros(price), capacity: oneVoucher, offers }, 1, day).discounted.amount
}

/** Prices were set anew a season ago, at least where nothing else has moved them since. */
function earlierPrice({ uuid, price, offers }: Priced, days: Day[], seed: number) {
  const random = randomFor(seed, 'earlier price', uuid)
  const today = days.at(-1) ?? ''
  const hasMoved = offers.some(({ startDate }) => startDate <= today)
  const isLimited = offers.some(({ weekdays }) => !weekdays.sunday || !weekdays.monday)
  if (hasMoved && (isLimited || !random.chance(0.3))) return null
  const change = Math.max(100, Math.round((price * random.pick([0.03, 0.05, 0.08])) / 50) * 50)
  const until = days[days.length - 1 - random.between(36, 84)] ?? today
  return { price: random.chance(0.75) ? price - change : price + change, until }
}
