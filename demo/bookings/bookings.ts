import type { ScheduleException } from '#features/catalogue/rules/spas/spa.ts'
import { demoSettings } from '#features/catalogue/server/demo-settings.ts'
import type { Day } from '#platform/time/dates.ts'
import type { SeedRow } from '../seed-rows.ts'
import type { OrderedService } from '../services/order-services.ts'
import { isBookedOnline } from '../services/service-row.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { bookingResources, type ResourceKey, resourceKeys } from '../tables/booking-resources.ts'
import { equipmentOf, resourceUuid } from './equipment.ts'
import { exceptionsOf } from './exceptions.ts'
import { needsOf } from './needs.ts'
import { type BookedSpa, occupancyOf } from './occupancy.ts'
import { rulesOf } from './rules.ts'
import { spaHours } from './spa-hours.ts'

/** What spas have to be booked, and how. The first so many spas are made by hand. */
export function bookingRows(
  spas: PlacedSpa[],
  services: OrderedService[],
  { today, seed, handMade }: { today: Day; seed: number; handMade: number },
) {
  const ofSpa = Map.groupBy(services, ({ spa }) => spa.uuid)
  const booked = spas.map((spa) => bookedSpa(spa, ofSpa.get(spa.uuid) ?? [], today, seed))
  const online = services.filter(({ row }) => isBookedOnline(row))
  return {
    spaResources: booked.flatMap(resourceRows),
    resourcePlaces: booked.flatMap(placeRows),
    serviceBookingRules: online.map((service) => ruleRow(service, seed)),
    serviceNeeds: online.flatMap((service) => needRows(service, seed)),
    spaScheduleExceptions: booked.flatMap(({ spa, hours }) => hours.exceptions.map((one) => exceptionRow(spa, one))),
    resourceClaims: booked.flatMap((one, at) =>
      occupancyOf(one, today, at < handMade ? daysSold : fewerDays(spas.length - handMade), seed),
    ),
  }
}

const daysSold = 120

/** A large catalogue is there to be measured with: all that is invented has sold about as much as the rest. */
const fewerDays = (spas: number) => Math.min(daysSold, Math.ceil(4000 / spas))

function bookedSpa(spa: PlacedSpa, services: OrderedService[], today: Day, seed: number): BookedSpa {
  const equipment = equipmentOf(spa, seed)
  const needed = new Set(services.flatMap((service) => needsOf(service, equipment).map(({ resource }) => resource)))
  const resources = resourceKeys.filter((key) => always.includes(key) || needed.has(key))
  return { spa, equipment, resources, hours: spaHours(spa, exceptionsOf(spa, today, seed), today, seed) }
}

const always: ResourceKey[] = ['circuit', 'single-cabin', 'double-cabin', 'therapist']

const resourceRows = ({ spa, resources }: BookedSpa): SeedRow<'spaResources'>[] =>
  resources.map((key) => {
    const { kind, ...name } = bookingResources[key]
    return { uuid: resourceUuid(spa, key), spaUuid: spa.uuid, kind, name }
  })

const placeRows = ({ spa, resources, equipment }: BookedSpa): SeedRow<'resourcePlaces'>[] =>
  resources.flatMap((key) =>
    Array.from({ length: equipment.places[key] }, (_, at) => ({ resourceUuid: resourceUuid(spa, key), place: at + 1 })),
  )

function ruleRow(service: OrderedService, seed: number): SeedRow<'serviceBookingRules'> {
  const { uuid, spa, row } = service
  const isRequest = row.onlineBookingAvailable === 'request' || spa.uuid === demoSettings.requestOnlySpa
  const needs = needsOf(service, equipmentOf(spa, seed))
  return { serviceUuid: uuid, ...rulesOf(service, needs, isRequest, seed) }
}

const needRows = (service: OrderedService, seed: number): SeedRow<'serviceNeeds'>[] =>
  needsOf(service, equipmentOf(service.spa, seed)).map(({ resource, seats: _, ...need }, at) => ({
    serviceUuid: service.uuid,
    position: at + 1,
    resourceUuid: resourceUuid(service.spa, resource),
    ...need,
  }))

const exceptionRow = ({ uuid }: PlacedSpa, { from, to, hours }: ScheduleException) => ({
  spaUuid: uuid,
  from,
  to,
  opens: hours?.opens ?? null,
  closes: hours?.closes ?? null,
})
