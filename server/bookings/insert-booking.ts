import { makeLocator } from '#domain/reference.ts'
import type { Transaction } from '#server/db/client.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Services } from '#server/services.ts'
import type { Booking, NewBooking } from './booking-row.ts'

const minute = 60_000

type NewRow = Omit<NewBooking, 'locator' | 'endsAt' | 'createdAt'>

/** A booking that was bought is called like its purchase. */
export async function insertBookingOf(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  row: NewRow,
  locator: string,
): Promise<Booking> {
  const [inserted] = await tx
    .insert(bookings)
    .values(whole(row, clock.now(), locator))
    .returning()
  if (!inserted) throw new Error('A booking was not stored')
  return inserted
}

/** One that a voucher or a stay pays has a name of its own. */
export async function insertBooking(
  { clock, draw }: Pick<Services, 'clock' | 'draw'>,
  tx: Transaction,
  row: NewRow,
): Promise<Booking> {
  for (let tries = 0; tries < 20; tries++) {
    const now = clock.now()
    const [inserted] = await tx
      .insert(bookings)
      .values(whole(row, now, makeLocator(now, draw)))
      .onConflictDoNothing({ target: bookings.locator })
      .returning()
    if (inserted) return inserted
  }
  throw new Error('No locator is free')
}

const whole = (row: NewRow, now: Date, locator: string): NewBooking => ({
  ...row,
  locator,
  endsAt: new Date(row.startsAt.getTime() + row.agreed.duration * minute),
  createdAt: now,
})
