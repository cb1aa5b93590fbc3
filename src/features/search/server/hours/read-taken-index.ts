import { sql } from 'drizzle-orm'
import type { TakenIndex, TakenTimes } from '#features/search/rules/hours/finding/taken-index.ts'
import type { Database } from '#platform/server/db/client.ts'
import { day } from '#platform/time/durations.ts'

/** So that nobody else waits for long while some of them are unpacked. */
const resourcesAtOnce = 200

/** What is over says nothing, and nobody books further ahead than the rules of a service may say: 400 days. */
const daysBefore = 2
const daysAhead = 403

/** All that is taken. What changes meanwhile is named by the database, and read again. */
export async function readTakenIndex(db: Database, before: TakenIndex, now: Date): Promise<TakenIndex> {
  const { rows } = await db.execute<{ uuid: string }>(sql`select uuid from spa_resources order by uuid`)
  const reading = before.lastReading + 1
  const resources = new Map<string, TakenTimes>()
  for (let at = 0; at < rows.length; at += resourcesAtOnce) {
    const some = rows.slice(at, at + resourcesAtOnce).map(({ uuid }) => uuid)
    for (const [uuid, packed] of await readClaims(db, some, now)) resources.set(uuid, unpack(packed, reading))
  }
  return { resources, wholeReading: reading, lastReading: reading }
}

/** The same index with what is taken of some resources now. Of one that nobody has anything of, that is known too. */
export async function rereadResources(
  db: Database,
  index: TakenIndex,
  resourceUuids: readonly string[],
  now: Date,
): Promise<TakenIndex> {
  const claims = await readClaims(db, resourceUuids, now)
  const reading = index.lastReading + 1
  const resources = new Map(index.resources)
  for (const uuid of resourceUuids) resources.set(uuid, unpack(claims.get(uuid) ?? Buffer.alloc(0), reading))
  return { ...index, resources, lastReading: reading }
}

/** The database packs the claims on a resource into one value: as rows, tens of thousands would keep this process busy. */
async function readClaims(db: Database, resourceUuids: readonly string[], now: Date): Promise<Map<string, Buffer>> {
  const [from, to] = [new Date(now.getTime() - daysBefore * day), new Date(now.getTime() + daysAhead * day)]
  const { rows } = await db.execute<{ resource: string; claims: Buffer }>(sql`
    select resource_uuid as resource, string_agg(
      timestamptz_send(greatest(lower(during), ${from})) || timestamptz_send(least(upper(during), ${to}))
        || int2send(place::int2) || timestamptz_send(coalesce(held_until, 'infinity')),
      ''::bytea order by lower(during) nulls first) as claims
    from resource_claims
    where resource_uuid = any(${sql.param([...resourceUuids])}::uuid[]) and during && tstzrange(${from}, ${to})
    group by resource_uuid`)
  return new Map(rows.map(({ resource, claims }) => [resource, claims]))
}

const bytesPerClaim = 26

function unpack(packed: Buffer, reading: number): TakenTimes {
  const count = packed.length / bytesPerClaim
  const times: TakenTimes = {
    from: new Float64Array(count),
    to: new Float64Array(count),
    places: new Uint16Array(count),
    heldUntil: new Float64Array(count),
    reading,
  }
  for (let at = 0; at < count; at++) {
    const start = at * bytesPerClaim
    times.from[at] = readInstant(packed, start)
    times.to[at] = readInstant(packed, start + 8)
    times.places[at] = packed.readInt16BE(start + 16)
    times.heldUntil[at] = readInstant(packed, start + 18)
  }
  return times
}

const year2000 = Date.UTC(2000, 0, 1)
const infinite = 2n ** 63n - 1n

/** As the database keeps instants, so that none is worked out there: microseconds since 2000. */
function readInstant(packed: Buffer, at: number): number {
  const microseconds = packed.readBigInt64BE(at)
  return microseconds === infinite ? Number.POSITIVE_INFINITY : year2000 + Number(microseconds) / 1000
}
