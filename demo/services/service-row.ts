import { demoSettings } from '#features/catalogue/server/demo-settings.ts'
import { bookedCapacity } from '../bookings/capacity.ts'
import { uuidOf } from '../identity.ts'
import { randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'
import { openWeekdays } from '../spas/schedules.ts'
import type { PlannedService } from './plan-services.ts'

type Facts = { planned: PlannedService; order: number; price: number; isLast: boolean }

export function serviceRow({ planned, order, price, isLast }: Facts, seed: number): SeedRow<'services'> {
  const { uuid, spa, recipe, variant, minutes } = planned
  const random = randomFor(seed, 'service', uuid)
  const onlineBookingAvailable = bookingOf(planned, seed)
  const isBooked = isBookedOnline({ spaUuid: spa.uuid, onlineBookingAvailable, sessions: variant.sessions })
  const capacity = isBooked ? bookedCapacity(planned, seed) : variant.capacity
  return {
    uuid,
    uuidRevision: uuidOf('revision', uuid, 1),
    spaUuid: spa.uuid,
    order,
    // Only the last of a spa: enabled ones are listed first anyway, and neighbours stay neighbours.
    status: isLast && random.chance(0.4) ? 'disable' : 'enable',
    clientTimeDuration: minutes + (recipe.waterMinutes ?? 0),
    onlineBookingAvailable,
    isOnlineVoucherAvailable: !random.chance(0.05),
    isPackage: (variant.sessions ?? 1) > 1,
    hasAvailabilityOn: weekdaysOf(planned),
    capacityMinimum: capacity.minimum,
    capacityMaximum: capacity.maximum,
    capacityIncrementing: capacity.incrementing,
    priceAmount: price,
    pricePerPersonAmount: Math.round(price / variant.capacity.minimum),
    party: variant.party,
    ageFrom: variant.ageBand?.[0] ?? null,
    ageTo: variant.ageBand?.[1] ?? null,
    residency: variant.residency ?? null,
    isForPregnancy: variant.isForPregnancy ?? false,
    sessions: variant.sessions ?? 1,
    meal: recipe.meal ?? null,
    isPrivate: recipe.isPrivate ?? false,
    daysBeforeVoucherExpirate: random.chance(0.08) ? random.pick([60, 90, 120, 365]) : null,
  }
}

/** A spa books in its own way, with exceptions. */
function bookingOf({ spa, uuid, variant }: PlannedService, seed: number): 'no' | 'request' | 'yes' {
  if (variant.sessions) return 'no'
  const ways = ['no', 'request', 'request', 'yes', 'yes'] as const
  const exception = randomFor(seed, 'booking', uuid)
  if (exception.chance(0.15)) return exception.pick(ways)
  return spa.seed.booking ?? randomFor(seed, 'booking', spa.uuid).pick(ways)
}

/** The sessions of a pack are agreed with the spa one by one: an hour that is sold is one visit. */
export const isBookedOnline = (row: Pick<SeedRow<'services'>, 'spaUuid' | 'onlineBookingAvailable' | 'sessions'>) =>
  (row.sessions ?? 1) === 1 && (row.onlineBookingAvailable !== 'no' || row.spaUuid === demoSettings.requestOnlySpa)

function weekdaysOf({ spa, recipe, variant, weekPart }: PlannedService): number[] {
  const open = openWeekdays(spa)
  if (weekPart) return open.filter((day) => (weekPart === 'weekend' ? day >= 6 : day <= 5))
  if (variant.isMondayToThursday) return open.filter((day) => day <= 4)
  if (recipe.key === 'night-circuit') return open.filter((day) => day >= 4 && day <= 6)
  return open
}
