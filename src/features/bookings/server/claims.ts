import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Claim, Resource } from '#features/catalogue/rules/services/resources.ts'
import { resourceClaims, spaResources } from '#features/catalogue/server/schema/booking-resources.ts'
import { choosePlaces, type TakenPlace } from '#features/search/rules/hours/free-places.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { violatedConstraint } from '#platform/server/db/violated-constraint.ts'
import { type ClaimRow, epoch, takenByResource } from './read-taken.ts'

/**
 * `until`: of a hold. `instead`: claims that are given up for these, if these can be had. For a hold, only other holds are:
 * what was booked by one meanwhile stays.
 */
export type TakePlaces = {
  reference: string
  claims: readonly Claim[]
  resources: ReadonlyMap<string, Resource>
  until: Date | null
  instead?: readonly string[]
  now: Date
}

/**
 * Takes the lowest places that are free. Who wants the same resource at the same time waits for the other; that a place is
 * taken once is the constraint's business.
 */
export async function takePlaces(tx: Transaction, request: TakePlaces): Promise<Result<null, 'taken'>> {
  const { reference, claims, resources, until, instead = [], now } = request
  const uuids = [...new Set(claims.map(({ resourceUuid }) => resourceUuid))].toSorted()
  await tx
    .select({ uuid: spaResources.uuid })
    .from(spaResources)
    .where(inArray(spaResources.uuid, uuids))
    .orderBy(asc(spaResources.uuid))
    .for('no key update')
  await endExpiredHolds(tx, now, uuids)
  const locked = instead.length > 0 ? await lockClaims(tx, instead) : []
  const givenUp = until ? heldAmong(locked) : instead
  const taken = await takenBesides(tx, uuids, claims, givenUp)
  const rows: (typeof resourceClaims.$inferInsert)[] = []
  for (const claim of claims) {
    const resource = resources.get(claim.resourceUuid)
    const others = taken.get(claim.resourceUuid) ?? []
    const places = resource && choosePlaces(resource, others, claim)
    if (!places) return fail('taken')
    taken.set(claim.resourceUuid, [...others, ...places])
    rows.push(...places.map((place) => rowOf(place, claim.resourceUuid, reference, until)))
  }
  if (givenUp.length > 0) await tx.delete(resourceClaims).where(inArray(resourceClaims.reference, [...givenUp]))
  await tx.insert(resourceClaims).values(rows)
  return ok(null)
}

/** In a transaction of its own. */
export async function takePlacesNow(db: Database, request: TakePlaces): Promise<Result<null, 'taken'>> {
  try {
    return await db.transaction((tx) => takePlaces(tx, request))
  } catch (error) {
    if (isTaken(error)) return fail('taken')
    throw error
  }
}

/**
 * A hold that has not ended lasts longer, and none less long than was promised. One that has ended is never revived.
 * Returns until when it lasts; null if it has ended.
 */
export function extendHold(
  db: Database | Transaction,
  reference: string,
  until: Date,
  now: Date,
): Promise<Date | null> {
  return db.transaction(async (tx) => {
    await lockClaims(tx, [reference])
    const extended = await tx
      .update(resourceClaims)
      .set({ heldUntil: sql`greatest(${resourceClaims.heldUntil}, ${until.toISOString()})` })
      .where(and(eq(resourceClaims.reference, reference), gt(resourceClaims.heldUntil, now)))
      .returning({ heldUntil: resourceClaims.heldUntil })
    return extended[0]?.heldUntil ?? null
  })
}

/** What is held becomes somebody's, under another reference if one is given. False if the hold has ended, or there is none. */
export async function keepPlaces(tx: Transaction, reference: string, now: Date, as = reference): Promise<boolean> {
  await lockClaims(tx, [reference])
  const kept = await tx
    .update(resourceClaims)
    .set({ kind: 'booking', heldUntil: null, reference: as })
    .where(and(eq(resourceClaims.reference, reference), gt(resourceClaims.heldUntil, now)))
    .returning({ place: resourceClaims.place })
  return kept.length > 0
}

export async function hasPlaces(db: Database | Transaction, reference: string): Promise<boolean> {
  const [claim] = await db
    .select({ kind: resourceClaims.kind })
    .from(resourceClaims)
    .where(and(eq(resourceClaims.reference, reference), eq(resourceClaims.kind, 'booking')))
    .limit(1)
  return claim !== undefined
}

/** Whether it is a hold that has not ended. */
export async function isHold(db: Database | Transaction, reference: string, now: Date): Promise<boolean> {
  const [claim] = await db
    .select({ place: resourceClaims.place })
    .from(resourceClaims)
    .where(and(eq(resourceClaims.reference, reference), gt(resourceClaims.heldUntil, now)))
    .limit(1)
  return claim !== undefined
}

/** A hold that is released twice, or has ended, is released. What somebody has booked by it stays theirs. */
export async function releaseHeldPlaces(db: Database, reference: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockClaims(tx, [reference])
    await tx.delete(resourceClaims).where(and(eq(resourceClaims.reference, reference), eq(resourceClaims.kind, 'hold')))
  })
}

/** Held or booked, nobody has it any more. */
export async function releasePlaces(db: Database | Transaction, reference: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockClaims(tx, [reference])
    await tx.delete(resourceClaims).where(eq(resourceClaims.reference, reference))
  })
}

/**
 * Removes holds that nobody came for in time: those that take some of these resources, or, for the job that does so every
 * minute, all. Each is removed whole, or else the rest of it could be kept as half a booking.
 */
export async function endExpiredHolds(db: Database | Transaction, now: Date, resourceUuids?: readonly string[]) {
  const isOver = and(eq(resourceClaims.kind, 'hold'), lte(resourceClaims.heldUntil, now))
  const isOf = resourceUuids && inArray(resourceClaims.resourceUuid, [...resourceUuids])
  await db.transaction(async (tx) => {
    const over = await tx
      .selectDistinct({ reference: resourceClaims.reference })
      .from(resourceClaims)
      .where(and(isOver, isOf))
    if (over.length === 0) return
    const references = over.map(({ reference }) => reference)
    await lockClaims(tx, references)
    await tx.delete(resourceClaims).where(and(isOver, inArray(resourceClaims.reference, references)))
  })
}

/** By somebody else; or the place was removed while the catalogue in memory still had it. */
export const isTaken = (error: unknown) =>
  violatedConstraint(error) === 'a_place_is_taken_once' || violatedConstraint(error) === 'a_claim_is_on_a_place'

const heldAmong = (locked: readonly LockedClaim[]) => [
  ...new Set(locked.flatMap(({ reference, kind }) => (kind === 'hold' ? [reference] : []))),
]

type LockedClaim = { reference: string; kind: 'hold' | 'booking' | 'block' }

/** Whoever changes claims locks them in this order first, so that nobody waits for somebody who waits for them. */
const lockClaims = (tx: Transaction, references: readonly string[]): Promise<LockedClaim[]> =>
  tx
    .select({ reference: resourceClaims.reference, kind: resourceClaims.kind })
    .from(resourceClaims)
    .where(inArray(resourceClaims.reference, [...references]))
    .orderBy(
      asc(resourceClaims.reference),
      asc(resourceClaims.resourceUuid),
      asc(resourceClaims.place),
      asc(resourceClaims.during),
    )
    .for('update')

/** In the time of the claims, by others than those that are given up for them. Holds that are over are gone by now. */
async function takenBesides(
  tx: Transaction,
  resourceUuids: readonly string[],
  claims: readonly Claim[],
  instead: readonly string[],
): Promise<Map<string, TakenPlace[]>> {
  const from = new Date(Math.min(...claims.map((claim) => claim.from)))
  const to = new Date(Math.max(...claims.map((claim) => claim.to)))
  const { rows } = await tx.execute<ClaimRow>(sql`
    select resource_uuid as resource, place, ${epoch('lower')} as "from", ${epoch('upper')} as "to"
    from resource_claims
    where resource_uuid = any(${sql.param([...resourceUuids])}::uuid[])
      and during && tstzrange(${from}, ${to})
      and not reference = any(${sql.param([...instead])}::uuid[])`)
  return takenByResource(rows)
}

const rowOf = ({ place, from, to }: TakenPlace, resourceUuid: string, reference: string, until: Date | null) => ({
  resourceUuid,
  place,
  during: `[${new Date(from).toISOString()},${new Date(to).toISOString()})`,
  kind: until ? ('hold' as const) : ('booking' as const),
  reference,
  heldUntil: until,
})
