import type { Booking } from '#features/bookings/server/booking-row.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { dayOfOpening } from '#features/search/rules/hours/opening-day.ts'
import { spasWithHours } from '#features/search/server/hours/find-booked-service.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Queue } from '#platform/server/jobs/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, wallClock } from '#platform/time/dates.ts'

type Freed = Pick<Booking, 'spaUuid' | 'startsAt' | 'agreed'>

/** Places of a day are free again: whoever waits for it is asked in turn. */
export async function queueFreed({ queue, catalogue }: Services, tx: Transaction, freed: Freed) {
  const day = spaDayOf(catalogue.current(), freed)
  await queue.add(tx, 'offer-freed-places', { spa: freed.spaUuid, day })
}

/** The same of a booking that has ended, for an operator's command, which reads no catalogue: the job finds its day. */
export const queueFreedBy = (queue: Queue, tx: Transaction, { uuid }: Pick<Booking, 'uuid'>) =>
  queue.add(tx, 'offer-freed-places', { booking: uuid })

/** The day by which an hour is chosen. A spa that has left the catalogue has no opening: then it is that of the clock. */
export function spaDayOf(
  snapshot: Snapshot,
  { spaUuid, startsAt, agreed }: Pick<Booking, 'spaUuid' | 'startsAt' | 'agreed'>,
): Day {
  const spa = spasWithHours(snapshot).get(spaUuid)
  return spa ? dayOfOpening(spa, startsAt) : wallClock(startsAt, agreed.spa.timeZone).day
}
