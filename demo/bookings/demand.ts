import { type Day, daysBetween, type Weekday, weekdayOf } from '#platform/time/dates.ts'
import { type Random, randomFor } from '../random.ts'

type Part = 'water' | 'hands'

/** How much is sold of the water, and of the hands in the cabins, on a day; and whether couples came first. */
export type Demand = Record<Part, Sold> & { areCouplesFirst: boolean }

/** The share that is sold in each quarter of a day; all of it where it is sold out. */
export type Sold = { quarters: readonly number[]; isFull: boolean }

const popularities = ['quiet', 'usual', 'usual', 'popular', 'popular'] as const
type Popularity = (typeof popularities)[number]

export const popularityOf = (spaUuid: string, seed: number): Popularity =>
  randomFor(seed, 'popularity', spaUuid).pick(popularities)

const levels: Record<Popularity, number> = { quiet: 0.6, usual: 0.85, popular: 1.05 }

/** A circuit has room for many; a therapist's evening is soon full. */
const ofWeekday: Record<Part, Record<Weekday, number>> = {
  water: { monday: 0.2, tuesday: 0.2, wednesday: 0.25, thursday: 0.3, friday: 0.5, saturday: 0.9, sunday: 0.6 },
  hands: { monday: 0.5, tuesday: 0.5, wednesday: 0.55, thursday: 0.6, friday: 0.75, saturday: 1, sunday: 0.8 },
}

/** By quarters of the day: mornings are calm and evenings full; at weekends the afternoon is. */
const shapes = { week: [0.35, 0.6, 0.9, 1.3], weekend: [0.6, 1, 1.15, 0.95] } as const

/** Weekends are fuller than the week, the next weeks fuller than those after them. */
export function demandOn(day: Day, today: Day, isHoliday: boolean, popularity: Popularity, random: Random): Demand {
  const weekday = isHoliday ? 'sunday' : weekdayOf(day)
  const ahead = daysBetween(today, day)
  const isSought = weekday === 'saturday' && popularity === 'popular' && ahead <= 42
  const isWeekend = weekday === 'saturday' || weekday === 'sunday'
  const shape = isWeekend ? shapes.weekend : shapes.week
  const share = levels[popularity] * (isSought ? 1 : soldSoFar(ahead))
  const chance = chanceToBeFull(ahead, isSought, isWeekend || weekday === 'friday')
  const soldOf = (part: Part): Sold => {
    const level = share * ofWeekday[part][weekday] * (0.75 + random.next() * 0.5)
    return { quarters: shape.map((weight) => Math.min(level * weight, 1)), isFull: random.chance(chance) }
  }
  return { water: soldOf('water'), hands: soldOf('hands'), areCouplesFirst: random.chance(isWeekend ? 0.85 : 0.4) }
}

/** What the spa has sold by now of a day that is so far ahead. */
function soldSoFar(ahead: number): number {
  if (ahead <= 1) return 0.9
  if (ahead <= 5) return 0.5
  if (ahead <= 21) return 0.9
  if (ahead <= 45) return 0.55
  return ahead <= 75 ? 0.25 : 0.1
}

function chanceToBeFull(ahead: number, isSought: boolean, isWeekend: boolean): number {
  // Whoever looks for an hour soon finds one.
  if (ahead <= 5) return 0
  if (isSought) return 0.4
  return ahead <= 42 && isWeekend ? 0.06 : 0.004
}
