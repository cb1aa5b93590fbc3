import { makeLocator } from '#platform/rules/reference.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { minute } from '#platform/time/durations.ts'
import type { Booking, NewBooking } from './booking-row.ts'
import { bookings } from './schema.ts'

type NewRow = Omit<NewBooking, 'locator' | 'endsAt' | 'createdAt'>

type Needs = Pick<Services, 'clock' | 'draw'>

/** A booking that was bought is called like its purchase, unless one that was not is called so already. */
export const insertBookingOf = (needs: Needs, tx: Transaction, row: NewRow, locator: string): Promise<Booking> =>
  insert(needs, tx, row, locator)

/** One that a voucher or a stay pays has a name of its own. */
export const insertBooking = (needs: Needs, tx: Transaction, row: NewRow): Promise<Booking> =>
  insert(needs, tx, row, drawLocator(needs))

async function insert(needs: Needs, tx: Transaction, row: NewRow, first: string): Promise<Booking> {
  let locator = first
  for (let tries = 0; tries < 20; tries++) {
    const [inserted] = await tx
      .insert(bookings)
      .values(whole(row, needs.clock.now(), locator))
      .onConflictDoNothing({ target: bookings.locator })
      .returning()
    if (inserted) return inserted
    locator = drawLocator(needs)
  }
  throw new Error('No locator is free')
}

const drawLocator = ({ clock, draw }: Needs) => makeLocator(clock.now(), draw)

const whole = (row: NewRow, now: Date, locator: string): NewBooking => ({
  ...row,
  locator,
  endsAt: new Date(row.startsAt.getTime() + row.agreed.duration * minute),
  createdAt: now,
})
