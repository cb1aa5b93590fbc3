import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import { timesFree } from '#features/search/rules/hours/free-places.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import type { Services } from '#platform/server/services.ts'
import { readTaken } from './read-taken.ts'

type Asked = { startsAt: Date; pax: number; without?: string | null }

/** Whether an hour can be had now. `without`: a hold or booking whose own places count as free. */
export async function isFree(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { bookable, resources }: FoundService,
  { startsAt, pax, without = null }: Asked,
): Promise<boolean> {
  const claims = claimsOf(bookable.needs, pax, startsAt)
  const span = {
    from: Math.min(...claims.map(({ from }) => from)),
    to: Math.max(...claims.map(({ to }) => to)),
  }
  const resourceUuids = claims.map(({ resourceUuid }) => resourceUuid)
  const taken = await readTaken(db, { resourceUuids, span, now: clock.now(), without })
  return timesFree(resources, claims, taken) > 0
}
