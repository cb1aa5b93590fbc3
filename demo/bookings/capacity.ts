import type { Capacity } from '#features/catalogue/rules/services/service.ts'
import type { PlannedService } from '../services/plan-services.ts'
import { type Equipment, equipmentOf } from './equipment.ts'
import { needsOf, type PlannedNeed } from './needs.ts'

/** What is booked by the hour is sold to no larger party than the spa can take at once. */
export function bookedCapacity(service: PlannedService, seed: number): Capacity {
  const { minimum, maximum, incrementing } = service.variant.capacity
  const most = largestParty(service, equipmentOf(service.spa, seed))
  if (most >= maximum) return service.variant.capacity
  const steps = Math.floor((most - minimum) / incrementing)
  return steps > 0
    ? { minimum, maximum: minimum + steps * incrementing, incrementing }
    : { minimum, maximum: minimum, incrementing: 0 }
}

export function largestParty(service: PlannedService, equipment: Equipment): number {
  return Math.min(...needsOf(service, equipment).map((need) => mostOf(need, equipment)))
}

function mostOf({ resource, units, per, seats }: PlannedNeed, { places }: Equipment): number {
  const times = Math.floor(places[resource] / units)
  if (per === 'person') return times
  return times > 0 ? (seats ?? Number.POSITIVE_INFINITY) : 0
}
