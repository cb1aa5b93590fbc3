import { wallClock } from '#domain/dates.ts'
import type { Booking } from '#server/bookings/booking-row.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'

type Freed = Pick<Booking, 'spaUuid' | 'startsAt' | 'agreed'>

/** Places of a day are free again: whoever waits for it is asked in turn. */
export async function queueFreed({ queue }: Services, tx: Transaction, { spaUuid, startsAt, agreed }: Freed) {
  await queue.add(tx, 'offer-freed-places', { spa: spaUuid, day: wallClock(startsAt, agreed.spa.timeZone).day })
}
