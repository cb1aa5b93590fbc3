import { and, eq, gt } from 'drizzle-orm'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import type { Services } from '#platform/server/services.ts'
import type { Books } from '../books.ts'
import { isKept, isReached } from './dispute-differences.ts'

export type BookingBooks = Awaited<ReturnType<typeof readBookingBooks>>

/** What is booked, and which places are taken for it. What spas have sold by themselves is theirs. */
export async function readBookingBooks({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const taken = await db.select().from(resourceClaims).where(eq(resourceClaims.kind, 'booking'))
  const held = await db
    .select()
    .from(resourceClaims)
    .where(and(eq(resourceClaims.kind, 'hold'), gt(resourceClaims.heldUntil, clock.now())))
  return {
    bookings: await db.select().from(bookings),
    taken: taken.map(({ reference }) => reference),
    held: held.map(({ reference }) => reference),
  }
}

const ended = ['confirmed', 'declined', 'withdrawn', 'lapsed', 'failed', 'cancelled']

/** Where what is booked is not what was confirmed, or has no place, or a place has no booking. */
export function bookingDifferences(books: Books, { bookings: all, taken, held }: BookingBooks): string[] {
  const confirmed = all.filter(({ state }) => state === 'confirmed')
  const isBooked = (uuid: string) => confirmed.some(({ purchaseUuid }) => purchaseUuid === uuid)
  return [
    ...books.purchases
      .filter((purchase) => purchase.kind === 'booking' && !isReached(books, purchase))
      .filter((purchase) => isKept(books, purchase) !== isBooked(purchase.uuid))
      .map(({ uuid, state }) => `${uuid}: ${state}, and ${isBooked(uuid) ? 'booked' : 'not booked'}`),
    ...confirmed
      .filter(({ claimReference }) => !taken.includes(claimReference))
      .map(({ uuid }) => `${uuid}: booked without a place`),
    ...taken
      .filter((reference) => !confirmed.some((booking) => booking.claimReference === reference))
      .map((reference) => `${reference}: a place for no booking`),
    ...held.map((reference) => `${reference}: still held`),
    ...all.filter(({ state }) => !ended.includes(state)).map(({ uuid, state }) => `${uuid}: still ${state}`),
  ]
}
