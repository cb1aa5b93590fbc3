import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Claim, Resource } from '#features/catalogue/rules/services/resources.ts'
import { resourceClaims, spaResources } from '#features/catalogue/server/schema/booking-resources.ts'
import { choosePlaces, type TakenPlace } from '#features/search/rules/hours/free-places.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { violatedConstraint } from '#platform/server/db/prepared.ts'
import { readTaken } from './read-taken.ts'

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
  const span = { from: Math.min(...claims.map(({ from }) => from)), to: Math.max(...claims.map(({ to }) => to)) }
  const taken = await readTaken(tx, { resourceUuids: uuids, span, now, without: givenUp })
  const own = new Map<string, readonly TakenPlace[]>()
  const rows: (typeof resourceClaims.$inferInsert)[] = []
  for (const claim of claims) {
    const resource = resources.get(claim.resourceUuid)
    const chosen = own.get(claim.resourceUuid) ?? []
    const places = resource && choosePlaces(resource, [...taken(claim.resourceUuid), ...chosen], claim)
    if (!places) return fail('taken')
    own.set(claim.resourceUuid, [...chosen, ...places])
    rows.push(...places.map((place) => rowOf(place, claim.resourceUuid, reference, until)))
  }
  if (givenUp.length > 0) await tx.delete(resourceClaims).where(inArray(resourceClaims.reference, [...givenUp]))
  await tx.insert(resourceClaims).values(rows)
  return ok(null)
}

/** In a transaction of its own. */
export const takePlacesNow = (db: Database, request: TakePlaces): Promise<Result<null, 'taken'>> =>
  unlessTaken(() => db.transaction((tx) => takePlaces(tx, request)))

/** Somebody else may have written the same places at the same moment. */
export async function unlessTaken<Value, Problem extends string>(
  write: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | 'taken'>> {
  try {
    return await write()
  } catch (error) {
    if (isTaken(error)) return fail('taken')
    throw error
  }
}

/**
 * A hold that has not ended lasts longer, and none less long than was promised. One that has ended is never revived.
 * Returns until when it lasts; null if it has ended.
 */
export function extendHold(db: Database | Transaction, reference: string, until: Date, now: Date) {
  return db.transaction(async (tx) => {
    await lockClaims(tx, [reference])
    const extended = await tx
      .update(resourceClaims)
      .set({ heldUntil: sql`greatest(${resourceClaims.heldUntil}, ${until.toISOString()})` })
      .where(and(isOf(reference), gt(resourceClaims.heldUntil, now)))
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
    .where(and(isOf(reference), gt(resourceClaims.heldUntil, now)))
    .returning({ place: resourceClaims.place })
  return kept.length > 0
}

export const hasPlaces = (db: Database | Transaction, reference: string) =>
  hasClaim(db, and(isOf(reference), eq(resourceClaims.kind, 'booking')))

/** Whether it is a hold that has not ended. */
export const isHold = (db: Database | Transaction, reference: string, now: Date) =>
  hasClaim(db, and(isOf(reference), gt(resourceClaims.heldUntil, now)))

/** A hold that is released twice, or has ended, is released. What somebody has booked by it stays theirs. */
export const releaseHeldPlaces = (db: Database, reference: string) =>
  release(db, reference, eq(resourceClaims.kind, 'hold'))

/** Held or booked, nobody has it any more. */
export const releasePlaces = (db: Database | Transaction, reference: string) => release(db, reference)

/**
 * Removes holds that nobody came for in time: those that take some of these resources, or, for the job that does so every
 * minute, all. Each is removed whole, or else the rest of it could be kept as half a booking.
 */
export async function endExpiredHolds(db: Database | Transaction, now: Date, resourceUuids?: readonly string[]) {
  const isOver = and(eq(resourceClaims.kind, 'hold'), lte(resourceClaims.heldUntil, now))
  const isOfThese = resourceUuids && inArray(resourceClaims.resourceUuid, [...resourceUuids])
  await db.transaction(async (tx) => {
    const over = await tx
      .selectDistinct({ reference: resourceClaims.reference })
      .from(resourceClaims)
      .where(and(isOver, isOfThese))
    if (over.length === 0) return
    const references = over.map(({ reference }) => reference)
    await lockClaims(tx, references)
    await tx.delete(resourceClaims).where(and(isOver, inArray(resourceClaims.reference, references)))
  })
}

/** By somebody else; or the place was removed while the catalogue in memory still had it. */
export const isTaken = (error: unknown) =>
  violatedConstraint(error) === 'a_place_is_taken_once' || violatedConstraint(error) === 'a_claim_is_on_a_place'

async function hasClaim(db: Database | Transaction, which: SQL | undefined): Promise<boolean> {
  const claims = await db.select({ place: resourceClaims.place }).from(resourceClaims).where(which).limit(1)
  return claims.length > 0
}

const isOf = (reference: string) => eq(resourceClaims.reference, reference)

const release = (db: Database | Transaction, reference: string, which?: SQL): Promise<void> =>
  db.transaction(async (tx) => {
    await lockClaims(tx, [reference])
    await tx.delete(resourceClaims).where(and(isOf(reference), which))
  })

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

const rowOf = ({ place, from, to }: TakenPlace, resourceUuid: string, reference: string, until: Date | null) => ({
  resourceUuid,
  place,
  during: `[${new Date(from).toISOString()},${new Date(to).toISOString()})`,
  kind: until ? ('hold' as const) : ('booking' as const),
  reference,
  heldUntil: until,
})
