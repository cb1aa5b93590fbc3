import { sql } from 'drizzle-orm'
import { type Claim, claimsOf, type Span } from '#features/catalogue/rules/services/resources.ts'
import { type Taken, type TakenPlace, timesFree } from '#features/search/rules/hours/free-places.ts'
import { type DayHours, hoursOf } from '#features/search/rules/hours/hours-of-day.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, instantAt } from '#platform/time/dates.ts'

/** `without`: holds and bookings whose places count as free. */
type TakenQuery = { resourceUuids: readonly string[]; span: Span; now: Date; without?: readonly string[] }

/** What is taken of some resources in a time. A hold that is over takes nothing. */
export async function readTaken(
  db: Database | Transaction,
  { resourceUuids, span, now, without = [] }: TakenQuery,
): Promise<Taken> {
  const { rows } = await db.execute<ClaimRow>(sql`
    select resource_uuid as resource, place, ${epoch('lower')} as "from", ${epoch('upper')} as "to"
    from resource_claims
    where resource_uuid = any(${sql.param([...resourceUuids])}::uuid[])
      and during && tstzrange(${new Date(span.from)}, ${new Date(span.to)})
      and (held_until is null or held_until > ${now})
      and not reference = any(${sql.param([...without])}::uuid[])`)
  const taken = takenByResource(rows)
  return (resourceUuid) => taken.get(resourceUuid) ?? []
}

/** `to` is null of what is taken until further notice. */
type ClaimRow = { resource: string; place: number; from: string; to: string | null }

/** The end of a range in milliseconds; as text, since it is too large for a number of the driver's. */
const epoch = (end: 'lower' | 'upper') => sql.raw(`(extract(epoch from ${end}(during)) * 1000)::bigint`)

/** Whether a hold is for these very places and times: who changes the hour changes the hold. */
export async function hasSameClaims(db: Database | Transaction, reference: string, claims: readonly Claim[]) {
  const { rows } = await db.execute<{ resource: string; from: string; to: string; total: string }>(sql`
    select resource_uuid as resource, min(${epoch('lower')}) as "from", max(${epoch('upper')}) as "to",
      sum(${epoch('upper')} - ${epoch('lower')}) as total
    from resource_claims where reference = ${reference} group by resource_uuid`)
  const held = rows.map(({ resource, from, to, total }) => [resource, from, to, total].join(' '))
  return held.toSorted().join() === wanted(claims).toSorted().join()
}

/** Whether an hour can be had now. `without`: a hold or booking whose own places count as free. */
export async function isFree(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { bookable, resources }: FoundService,
  { startsAt, pax, without = null }: { startsAt: Date; pax: number; without?: string | null },
): Promise<boolean> {
  const claims = claimsOf(bookable.needs, pax, startsAt)
  const span = {
    from: Math.min(...claims.map(({ from }) => from)),
    to: Math.max(...claims.map(({ to }) => to)),
  }
  const resourceUuids = claims.map(({ resourceUuid }) => resourceUuid)
  const taken = await readTaken(db, { resourceUuids, span, now: clock.now(), without: without ? [without] : [] })
  return timesFree(resources, claims, taken) > 0
}

/** What is taken of a service's resources from the midnight of a day to that of another, by the clock of its spa. */
export function takenBetween(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { bookable, spa }: Pick<FoundService, 'bookable' | 'spa'>,
  { from, to, without }: { from: Day; to: Day; without?: string | null },
): Promise<Taken> {
  const midnight = (day: Day) => instantAt(day, '00:00', spa.timeZone).getTime()
  const resourceUuids = bookable.needs.map(({ resourceUuid }) => resourceUuid)
  const span = { from: midnight(from), to: midnight(to) }
  return readTaken(db, { resourceUuids, span, now: clock.now(), without: without ? [without] : [] })
}

/** The same for one day, its late evening included. */
export const takenOnDay = (services: Pick<Services, 'db' | 'clock'>, found: FoundService, day: Day) =>
  takenBetween(services, found, { from: day, to: addDays(day, 2) })

function takenByResource(rows: readonly ClaimRow[]): Map<string, TakenPlace[]> {
  const taken = new Map<string, TakenPlace[]>()
  for (const { resource, place, from, to } of rows) {
    const places = taken.get(resource) ?? []
    places.push({ place, from: Number(from), to: to === null ? Number.POSITIVE_INFINITY : Number(to) })
    taken.set(resource, places)
  }
  return taken
}

function wanted(claims: readonly Claim[]): string[] {
  const resources = [...new Set(claims.map(({ resourceUuid }) => resourceUuid))]
  return resources.map((resource) => {
    const own = claims.filter(({ resourceUuid }) => resourceUuid === resource)
    const from = Math.min(...own.map((claim) => claim.from))
    const to = Math.max(...own.map((claim) => claim.to))
    const total = own.reduce((sum, claim) => sum + claim.units * (claim.to - claim.from), 0)
    return [resource, from, to, total].join(' ')
  })
}

/** `without`: a hold or booking whose places count as free. */
type HoursQuery = { pax: number; from: Day; to: Day; without: string | null }

/** The hours of the days from one to another, by what is taken at this moment. */
export async function readHours(
  services: Pick<Services, 'db' | 'clock'>,
  booked: FoundService,
  { pax, from, to, without }: HoursQuery,
): Promise<DayHours[]> {
  const { spa } = booked
  const now = services.clock.now()
  const midnight = (day: Day) => instantAt(day, '00:00', spa.timeZone).getTime()
  const taken = await takenBetween(services, booked, { from: addDays(from, -1), to: addDays(to, daysAfter), without })
  const days: DayHours[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const near = { from: midnight(addDays(day, -1)), to: midnight(addDays(day, daysAfter)) }
    days.push(hoursOf(booked, day, pax, now, within(taken, near)))
  }
  return days
}

/** A spa may close after midnight, and its cabin be cleaned after that. */
const daysAfter = 2

/** Only what may matter to one day: each of its hours looks at all of it. */
function within(taken: Taken, { from, to }: { from: number; to: number }): Taken {
  const known = new Map<string, TakenPlace[]>()
  return (resourceUuid) => {
    const places = known.get(resourceUuid) ?? taken(resourceUuid).filter((one) => one.from < to && from < one.to)
    known.set(resourceUuid, places)
    return places
  }
}
