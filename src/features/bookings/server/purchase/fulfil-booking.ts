import { randomUUID } from 'node:crypto'
import {
  type Booking,
  getBookingOf,
  insertBookingOf,
  lockBooking,
  transitionBooking,
} from '#features/bookings/server/booking-row.ts'
import { hasPlaces, keepPlaces, releasePlaces, takePlacesNow } from '#features/bookings/server/claims.ts'
import { queueFreed } from '#features/bookings/server/waiting-list/queue-freed.ts'
import { isAwaiting } from '#features/catalogue/rules/services/booking.ts'
import type { FulfilmentFailure } from '#features/checkout/rules/purchases/fulfilment.ts'
import type { FulfilByJob, Fulfilled } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { violatedConstraint } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { hour } from '#platform/time/durations.ts'
import { wantedPlaces } from './hold-hour.ts'
import { agreedBookingOf, answerDeadline, bookedHour, bookingOf } from './read-booking-goods.ts'

/**
 * At once where the spa leaves its hours to us; where it decides by hand, once it has. A request ends by itself after
 * three days at most: the patience is longer, for a clock that stood still.
 */
export const bookingFulfilment: FulfilByJob = {
  when: 'by-job',
  patience: 96 * hour,
  fulfil: (services, purchase) =>
    agreedBookingOf(purchase).isRequest ? fulfilRequest(services, purchase) : fulfilAtOnce(services, purchase),
  undo: undoBooking,
}

async function fulfilAtOnce(services: Services, purchase: Purchase): Promise<Fulfilled> {
  if (!(await keepHour(services, purchase))) return { state: 'failed', reason: 'gone' }
  const given = { state: 'confirmed', claimReference: purchase.uuid, confirmedAt: services.clock.now() } as const
  const row = bookingOf(purchase, given)
  return {
    state: 'confirmed',
    write: async (tx) => {
      await insertBookingOf(services, tx, row, purchase.locator)
      await services.queue.add(tx, 'send-spa-booking', { booking: row.uuid, mail: 'booked', revision: 0 })
    },
  }
}

/**
 * Takes the hour once and for all, under the purchase's own name: that of its hold is forgotten if the purchase fails after
 * all. False if another buyer has it by now, or it has begun: while a payment was disputed its hour may have passed, though
 * the place was kept.
 */
async function keepHour(services: Services, purchase: Purchase): Promise<boolean> {
  const { db, clock } = services
  const { uuid, holdReference } = purchase
  const now = clock.now()
  if (bookedHour(purchase).startsAt <= now) return false
  if (holdReference && (await db.transaction((tx) => keepPlaces(tx, holdReference, now, uuid)))) return true
  if (await hasPlaces(db, uuid)) return true
  // The money came after the hold had ended: the hour is taken again if it is still free.
  const wanted = await wantedPlaces(services, db, purchase.goods, null)
  const taken = wanted && (await takePlacesNow(db, { ...wanted, reference: uuid, until: null, now }))
  return taken?.ok ?? false
}

const failures: Partial<Record<Booking['state'], FulfilmentFailure>> = {
  declined: 'refused',
  lapsed: 'timed-out',
  withdrawn: 'withdrawn',
  failed: 'gone',
}

async function fulfilRequest(services: Services, purchase: Purchase): Promise<Fulfilled> {
  const now = services.clock.now()
  const asked = await getBookingOf(services.db, purchase.uuid)
  if (!asked && answerDeadline(purchase, now) <= now) return { state: 'failed', reason: 'gone' }
  const booking = asked ?? (await askSpa(services, purchase))
  const reason = failures[booking.state]
  if (reason) return { state: 'failed', reason }
  if (booking.state !== 'accepted') return { state: 'pending' }
  // It passed while the payment was disputed.
  if (booking.startsAt <= now) return { state: 'failed', reason: 'gone' }
  return {
    state: 'confirmed',
    write: async (tx) => {
      const accepted = await lockBooking(tx, booking.uuid)
      if (accepted?.state === 'accepted')
        await transitionBooking(tx, accepted, 'confirmed', { confirmedAt: services.clock.now() })
    },
  }
}

/** It has failed: what it took is free again, and a spa that was asked or had accepted is told. */
async function undoBooking(services: Services, purchase: Purchase): Promise<void> {
  const { db } = services
  const booking = await getBookingOf(db, purchase.uuid)
  if (booking) await endRequest(services, booking.uuid)
  for (const reference of [purchase.holdReference, purchase.uuid]) if (reference) await releasePlaces(db, reference)
  const { spaUuid } = purchase.quote
  if (spaUuid) await db.transaction((tx) => queueFreed(services, tx, { ...bookedHour(purchase), spaUuid }))
}

/** The spa is asked for an hour that is paid or authorised. Safe to repeat: a purchase asks once. */
async function askSpa(services: Services, purchase: Purchase): Promise<Booking> {
  const row = bookingOf(purchase, { state: 'requested', claimReference: randomUUID() })
  try {
    return await services.db.transaction(async (tx) => {
      const booking = await insertBookingOf(services, tx, row, purchase.locator)
      await services.queue.add(tx, 'send-spa-booking', { booking: booking.uuid, mail: 'request', revision: 0 })
      await services.queue.add(tx, 'send-booking-notice', { booking: booking.uuid, mail: 'requested', revision: 0 })
      return booking
    })
  } catch (error) {
    const earlier = violatedConstraint(error) && (await getBookingOf(services.db, purchase.uuid))
    if (earlier) return earlier
    throw error
  }
}

/** Its purchase has failed: a spa that had accepted, or was still thinking, is told that nobody comes. */
async function endRequest(services: Services, uuid: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, uuid)
    if (!booking) return
    const state = booking.state === 'accepted' ? 'failed' : isAwaiting(booking.state) ? 'lapsed' : null
    if (!state) return
    await releasePlaces(tx, booking.claimReference)
    await transitionBooking(tx, booking, state, { endedAt: services.clock.now() })
    await services.queue.add(tx, 'send-spa-booking', { booking: uuid, mail: state, revision: booking.revision })
  })
}
