import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { addDays, type Day, type Weekday, weekdays } from '#platform/time/dates.ts'
import { uuidOf } from '../identity.ts'
import { type Random, randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'

type Discounted = {
  uuid: string
  /** What is discounted: all audiences of an experience have the same offers, or one of them would be a trap. */
  experience: string
  /** Of all its people, in all its sessions. */
  visits: number
  priceOfOneAdult: number
}

/** About one experience in seven is, was or will be on offer. */
export function offersOf(service: Discounted, today: Day, seed: number): Offer[] {
  const random = randomFor(seed, 'offers', service.experience)
  if (!random.chance(0.15)) return []
  const moment = random.next()
  if (moment < 0.55) return [currentOffer(service, today, random)]
  if (moment < 0.7) {
    return [offer(service, 'future', addDays(today, random.between(4, 20)), random.between(7, 30), random)]
  }
  if (moment < 0.85) return [pastOffer(service, today, random)]
  const started = addDays(today, -random.between(2, 6))
  return [pastOffer(service, today, random), offer(service, 'current', started, 25, random)]
}

export function offerRow({ weekdays, ...offer }: Offer, serviceUuid: string): SeedRow<'offers'> {
  return { ...offer, ...weekdays, serviceUuid }
}

function currentOffer(service: Discounted, today: Day, random: Random): Offer {
  if (random.chance(0.7)) {
    return offer(service, 'current', addDays(today, -random.between(2, 25)), random.between(30, 50), random)
  }
  const days = random.pick(limitedWeekdays)
  const limited = offer(service, 'weekdays', addDays(today, -random.between(7, 9)), random.between(20, 60), random)
  return { ...limited, weekdays: onlyOn(days) }
}

function pastOffer(service: Discounted, today: Day, random: Random): Offer {
  return offer(service, 'past', addDays(today, -random.between(35, 70)), random.between(7, 21), random)
}

const limitedWeekdays: Weekday[][] = [
  ['monday', 'tuesday', 'wednesday', 'thursday'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  ['tuesday', 'wednesday'],
  ['saturday', 'sunday'],
]

const onlyOn = (days: readonly Weekday[]) =>
  Object.fromEntries(weekdays.map((day) => [day, days.includes(day)])) as Record<Weekday, boolean>

function offer(
  { uuid, visits, priceOfOneAdult }: Discounted,
  moment: string,
  startDate: Day,
  days: number,
  random: Random,
): Offer {
  const discountMode = random.chance(0.65) ? 'percent' : 'fixed'
  const value =
    discountMode === 'percent' ? random.pick([10, 15, 20, 25, 30, 40]) : visits * eurosOff(priceOfOneAdult, random)
  const isAtQuietHours = random.chance(0.15)
  return {
    uuid: uuidOf('offer', uuid, moment),
    startDate,
    endDate: addDays(startDate, days),
    weekdays: onlyOn(weekdays),
    // Added to the price, so a discount is negative.
    bonoDiscountValue: -value,
    spaDiscountValue: -Math.max(1, Math.round(value * 0.8)),
    discountMode,
    startTime: isAtQuietHours ? '10:00' : null,
    endTime: isAtQuietHours ? '15:00' : null,
  }
}

/** Whole euros for each visit of a person, a tenth to a quarter of the price of one. */
function eurosOff(price: number, random: Random): number {
  return Math.max(1, Math.round((price / 100) * (0.1 + random.next() * 0.15)))
}
