import { sql } from 'drizzle-orm'
import type { Span } from '#features/catalogue/rules/services/resources.ts'
import type { Taken, TakenPlace } from '#features/search/rules/hours/free-places.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

/** `without`: a hold or booking whose places count as free. */
export type AskedTaken = { resourceUuids: readonly string[]; span: Span; now: Date; without?: string | null }

/** What is taken of some resources in a time. A hold that is over takes nothing. */
export async function readTaken(
  db: Database | Transaction,
  { resourceUuids, span, now, without = null }: AskedTaken,
): Promise<Taken> {
  const { rows } = await db.execute<ClaimRow>(sql`
    select resource_uuid as resource, place, ${epoch('lower')} as "from", ${epoch('upper')} as "to"
    from resource_claims
    where resource_uuid = any(${sql.param([...resourceUuids])}::uuid[])
      and during && tstzrange(${new Date(span.from)}, ${new Date(span.to)})
      and (held_until is null or held_until > ${now})
      and reference is distinct from ${without}::uuid`)
  const taken = takenByResource(rows)
  return (resourceUuid) => taken.get(resourceUuid) ?? []
}

/** `to` is null of what is taken until further notice. */
export type ClaimRow = { resource: string; place: number; from: string; to: string | null }

/** The end of a range in milliseconds; as text, since it is too large for a number of the driver's. */
export const epoch = (end: 'lower' | 'upper') => sql.raw(`(extract(epoch from ${end}(during)) * 1000)::bigint`)

export function takenByResource(rows: readonly ClaimRow[]): Map<string, TakenPlace[]> {
  const taken = new Map<string, TakenPlace[]>()
  for (const { resource, place, from, to } of rows) {
    const places = taken.get(resource) ?? []
    places.push({ place, from: Number(from), to: to === null ? Number.POSITIVE_INFINITY : Number(to) })
    taken.set(resource, places)
  }
  return taken
}
