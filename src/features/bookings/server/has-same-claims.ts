import { sql } from 'drizzle-orm'
import type { Claim } from '#features/catalogue/rules/services/resources.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { epoch } from './read-taken.ts'

/** Whether a hold is for these very places and times: who changes the hour changes the hold. */
export async function hasSameClaims(
  db: Database | Transaction,
  reference: string,
  claims: readonly Claim[],
): Promise<boolean> {
  const { rows } = await db.execute<{ resource: string; from: string; to: string; total: string }>(sql`
    select resource_uuid as resource, min(${epoch('lower')}) as "from", max(${epoch('upper')}) as "to",
      sum(${epoch('upper')} - ${epoch('lower')}) as total
    from resource_claims where reference = ${reference} group by resource_uuid`)
  const held = rows.map(({ resource, from, to, total }) => [resource, from, to, total].join(' '))
  return held.toSorted().join() === wanted(claims).toSorted().join()
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
