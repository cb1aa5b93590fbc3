import type { BookingRules } from '#features/catalogue/rules/services/resources.ts'
import { type Random, randomFor } from '../random.ts'
import type { PlannedService } from '../services/plan-services.ts'
import { scheduleRows } from '../spas/schedules.ts'
import type { PlannedNeed } from './needs.ts'

/** How a spa wants a service to be booked. */
export function rulesOf(service: PlannedService, needs: PlannedNeed[], isRequest: boolean, seed: number): BookingRules {
  const random = randomFor(seed, 'booking rules', service.uuid)
  const times = timesOf(service, seed)
  const isTimed = times.startsFrom !== null || times.startsUntil !== null
  const beginsInWater = needs[0]?.resource !== 'single-cabin' && needs[0]?.resource !== 'double-cabin'
  return {
    notice: (isRequest ? 24 : hoursOfNotice(service, needs, random)) * 60,
    horizon: randomFor(seed, 'horizon', service.spa.uuid).pick([60, 90, 90, 120]),
    // What has few hours a day has them closer together.
    grid: beginsInWater && !isTimed ? 60 : 30,
    ...times,
    freeHours: freeHoursOf(service, seed),
  }
}

function hoursOfNotice({ recipe }: PlannedService, needs: PlannedNeed[], random: Random): number {
  if (recipe.isPrivate) return 24
  if (needs.some(({ startsAfter }) => startsAfter > 0)) return random.pick([6, 12])
  return recipe.isCircuit ? 2 : random.pick([2, 4, 6])
}

type Times = Pick<BookingRules, 'startsFrom' | 'startsUntil'>

/** Some say in their name or their meal when they are. */
function timesOf({ spa, recipe }: PlannedService, seed: number): Times {
  const closes = scheduleRows(spa, seed).find(({ day }) => day === 'thursday')?.closes ?? '20:00'
  const evening = (hours: number) => {
    const from = `${String(Number(closes.slice(0, 2)) - hours).padStart(2, '0')}${closes.slice(2)}`
    return { startsFrom: from < '20:00' ? from : '20:00', startsUntil: null }
  }
  if (recipe.key === 'night-circuit') return evening(2)
  if (recipe.meal === 'dinner') return evening(3)
  if (recipe.key === 'after-work-massage') return { startsFrom: '16:00', startsUntil: null }
  if (recipe.key === 'kids-circuit' || recipe.key === 'family-morning') return until('12:00')
  if (recipe.meal === 'breakfast') return until('11:00')
  if (recipe.meal === 'brunch') return until('12:30')
  if (recipe.meal === 'buffet') return until('13:30')
  return recipe.meal === 'lunch' && recipe.category === 'food' ? until('13:30') : until(null)
}

const until = (startsUntil: string | null): Times => ({ startsFrom: null, startsUntil })

/** Until how many hours before an hour is moved or cancelled for nothing, as the conditions of the service say. */
export function freeHoursOf({ uuid, recipe, variant }: PlannedService, seed: number): 24 | 48 | null {
  // A few that cost less from Monday to Thursday are not given back.
  if (variant.isMondayToThursday && randomFor(seed, 'free hours', uuid).chance(0.25)) return null
  return recipe.isPrivate || recipe.waterMinutes || recipe.meal ? 48 : 24
}
