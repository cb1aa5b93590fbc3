import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Claim, Resource } from '#features/catalogue/rules/services/resources.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { violatedConstraint } from '#platform/server/db/prepared.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { testServices } from '#tests/test-services.ts'
import { endExpiredHolds, extendHold, keepPlaces, releaseHeldPlaces, releasePlaces, takePlacesNow } from './claims.ts'
import { readTaken } from './read-taken.ts'

const { services, pool } = await testServices()
const { db } = services
const [service] = services.catalogue.current().services.values()
const cabins = await makeBookable(services, service?.uuid ?? '', { places: 3 })
const baths = await makeBookable(services, service?.uuid ?? '', { places: 3 })
const now = new Date('2026-11-17T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const at = (time: string) => new Date(`2026-11-19T${time}:00Z`).getTime()

const claim = (from: string, to: string, units = 1): Claim => ({
  resourceUuid: cabins.uuid,
  units,
  from: at(from),
  to: at(to),
})

const take = (claims: Claim[], options: Partial<Parameters<typeof takePlacesNow>[1]> = {}) => {
  const reference = options.reference ?? randomUUID()
  const resources = new Map<string, Resource>([[cabins.uuid, cabins]])
  return takePlacesNow(db, { reference, claims, resources, until: null, now, ...options })
}

beforeEach(() => db.delete(resourceClaims).then(() => undefined))

test('three places are taken three times, and a fourth is refused', async () => {
  const answers = []
  for (let tries = 0; tries < 4; tries++) answers.push((await take([claim('10:00', '11:00')])).ok)
  expect(answers).toEqual([true, true, true, false])
  expect((await claimsOn(services, cabins.uuid)).map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
})

test('of 40 who come at once, as many as there are places', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => take([claim('10:00', '11:00')])))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await claimsOn(services, cabins.uuid)).toHaveLength(3)
})

test('a cabin that is out of use until further notice is taken', async () => {
  for (const place of [1, 2, 3])
    await pool.query(
      `insert into resource_claims (resource_uuid, place, during, kind, reference) values ($1, $2, '[2026-11-18T00:00:00Z,)', 'block', $3)`,
      [cabins.uuid, place, randomUUID()],
    )
  const taken = await readTaken(db, { resourceUuids: [cabins.uuid], span: { from: at('10:00'), to: at('11:00') }, now })
  expect(taken(cabins.uuid).every(({ from, to }) => from < at('10:00') && to > at('11:00'))).toBe(true)
  expect(await take([claim('10:00', '11:00')])).toEqual({ ok: false, error: 'taken' })
})

test('the database itself refuses a place that is taken, and one that does not exist', async () => {
  await take([claim('10:00', '11:00', 3)])
  const insert = (place: number, during: string) =>
    pool
      .query(
        `insert into resource_claims (resource_uuid, place, during, kind, reference) values ($1, $2, $3, 'booking', $4)`,
        [cabins.uuid, place, during, randomUUID()],
      )
      .catch((error) => error)
  const refused = async (place: number, during: string) => violatedConstraint(await insert(place, during))
  expect(await refused(1, '[2026-11-19T10:59:00Z,2026-11-19T11:30:00Z)')).toBe('a_place_is_taken_once')
  expect(await refused(3, '[2026-11-19T09:00:00Z,2026-11-19T10:01:00Z)')).toBe('a_place_is_taken_once')
  expect(await refused(4, '[2026-11-19T10:00:00Z,2026-11-19T11:00:00Z)')).toBe('a_claim_is_on_a_place')
  expect(await refused(1, 'empty')).toBe('claims_last')
  expect(await refused(1, '[2026-11-19T11:00:00Z,2026-11-19T12:00:00Z)')).toBeNull()
  expect(await claimsOn(services, cabins.uuid)).toHaveLength(4)
})

test('a hold that is over is free at once for others, and never revived', async () => {
  const reference = randomUUID()
  await take([claim('10:00', '11:00', 3)], { reference, until: later(15) })
  expect((await take([claim('10:00', '11:00')], { now: later(14) })).ok).toBe(false)
  const after = later(15)
  expect(await extendHold(db, reference, later(30), after)).toBeNull()
  expect(await db.transaction((tx) => keepPlaces(tx, reference, after))).toBe(false)
  expect((await take([claim('10:00', '11:00', 3)], { now: after })).ok).toBe(true)
  expect(await extendHold(db, reference, later(60), later(16))).toBeNull()
  expect((await claimsOn(services, cabins.uuid)).some((row) => row.reference === reference)).toBe(false)
})

test('a hold that lasts is extended, kept and released', async () => {
  const reference = randomUUID()
  await take([claim('10:00', '11:00')], { reference, until: later(15) })
  expect(await extendHold(db, reference, later(30), later(14))).toEqual(later(30))
  expect(await extendHold(db, reference, later(20), later(14))).toEqual(later(30))
  expect(await db.transaction((tx) => keepPlaces(tx, reference, later(29)))).toBe(true)
  expect(await claimsOn(services, cabins.uuid)).toMatchObject([{ kind: 'booking', heldUntil: null }])
  await releasePlaces(db, reference)
  await releasePlaces(db, reference)
  expect(await claimsOn(services, cabins.uuid)).toEqual([])
})

test('one hour is given up for another only if that can be had', async () => {
  const reference = randomUUID()
  const other = randomUUID()
  await take([claim('10:00', '11:00', 3)], { reference })
  await take([claim('11:00', '12:00')], { reference: other })
  expect((await take([claim('11:00', '12:00', 3)], { instead: [reference] })).ok).toBe(false)
  expect(await claimsOn(services, cabins.uuid)).toHaveLength(4)
  // Its own places are free for who has them.
  expect((await take([claim('10:30', '11:00', 3)], { instead: [reference] })).ok).toBe(true)
})

/** Of a package: it begins in one cabin and ends in another. */
const inBoth = () => [claim('10:00', '11:00'), { ...claim('11:00', '12:00'), resourceUuid: baths.uuid }]
const bothRooms = new Map<string, Resource>([
  [cabins.uuid, cabins],
  [baths.uuid, baths],
])

test('a hold that has ended for one resource has ended for all', async () => {
  const reference = randomUUID()
  await take(inBoth(), { reference, resources: bothRooms, until: later(15) })
  // Somebody whose clock is ahead takes one of them; whoever holds it asks a moment before.
  await take([claim('10:00', '11:00')], { now: later(15) })
  expect(await claimsOn(services, baths.uuid)).toEqual([])
  expect(await extendHold(db, reference, later(30), later(14))).toBeNull()
  expect(await db.transaction((tx) => keepPlaces(tx, reference, later(14)))).toBe(false)
})

test('what ends, is kept, is extended and is released at once leaves whole bookings and no deadlock', async () => {
  for (let round = 0; round < 8; round++) {
    await db.delete(resourceClaims)
    const references = Array.from({ length: 3 }, () => randomUUID())
    for (const reference of references) await take(inBoth(), { reference, resources: bothRooms, until: later(15) })
    const works = references.flatMap((reference) => [
      () => db.transaction((tx) => keepPlaces(tx, reference, later(14))),
      () => extendHold(db, reference, later(30), later(14)),
      () => releaseHeldPlaces(db, reference),
      () => endExpiredHolds(db, later(15)),
      () => take(inBoth(), { resources: bothRooms, now: later(15) }),
    ])
    await Promise.all((round % 2 ? works : works.toReversed()).map((work) => work()))
    const rows = [...(await claimsOn(services, cabins.uuid)), ...(await claimsOn(services, baths.uuid))]
    for (const { reference } of rows) expect(rows.filter((row) => row.reference === reference)).toHaveLength(2)
  }
})
