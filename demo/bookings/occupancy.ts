import type { Span } from '#features/catalogue/rules/services/resources.ts'
import { openingDay, type SpaHours } from '#features/search/rules/hours/opening-day.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { uuidOf } from '../identity.ts'
import { randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import type { ResourceKey } from '../tables/booking-resources.ts'
import { type Appointment, appointmentsOf, entriesOf } from './appointments.ts'
import { demandOn, popularityOf } from './demand.ts'
import { type Equipment, resourceUuid } from './equipment.ts'

/** `resources`: those that the spa really has. */
export type BookedSpa = {
  spa: PlacedSpa
  hours: SpaHours
  equipment: Equipment
  resources: readonly ResourceKey[]
}

/** What a spa has sold by itself for the coming days: places that are taken for some hours. */
export function occupancyOf(booked: BookedSpa, today: Day, days: number, seed: number): SeedRow<'resourceClaims'>[] {
  const { spa, hours, equipment, resources } = booked
  const popularity = popularityOf(spa.uuid, seed)
  const inWater = resources.filter((key) => !isHands(key))
  const uuids = new Map(resources.map((key) => [key, resourceUuid(spa, key)]))
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const open = openingDay(hours, day)
    if (!open) return []
    const random = randomFor(seed, 'occupancy', spa.uuid, day)
    const demand = demandOn(day, today, hours.isHoliday(day), popularity, random)
    const opening = { from: open.opens.getTime(), to: open.closes.getTime() }
    const sold = [
      ...inWater.flatMap((key) => entriesOf(key, equipment, opening, demand, random)),
      ...appointmentsOf(equipment, opening, demand, random),
    ]
    return sold.flatMap((appointment, at) => blocksOf(appointment, uuids, uuidOf('block', spa.uuid, day, at)))
  })
}

const isHands = (key: ResourceKey) => key === 'therapist' || key === 'single-cabin' || key === 'double-cabin'

const blocksOf = (
  { span, takes }: Appointment,
  uuids: ReadonlyMap<ResourceKey, string>,
  reference: string,
): SeedRow<'resourceClaims'>[] =>
  takes.map(({ key, place }) => ({
    resourceUuid: uuids.get(key) ?? '',
    place,
    during: during(span),
    kind: 'block',
    reference,
    heldUntil: null,
  }))

const during = ({ from, to }: Span) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`
