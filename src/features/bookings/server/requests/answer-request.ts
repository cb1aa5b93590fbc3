import { readHour, whyNotPaidOn } from '#features/bookings/rules/read-hour.ts'
import { type Booking, getBooking, lockBooking, transitionBooking } from '#features/bookings/server/booking-row.ts'
import { lockWhatPays } from '#features/bookings/server/changes/what-pays.ts'
import { keepPlaces, releasePlaces, takePlaces, unlessTaken } from '#features/bookings/server/claims.ts'
import type { WhatPays } from '#features/bookings/server/prepaid/hour-payer.ts'
import { bookingCanBecome, isAwaiting, waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import { changePurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { type FoundService, findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * - `answered`: somebody else was quicker: the spa, the customer or the clock.
 * - `taken`: the places have gone to another booking.
 * - `over`: the time to answer is over.
 * - `not-an-hour`: what is proposed can't be booked, or not with the voucher or the stay that pays.
 */
export type NotAnswered = 'answered' | 'taken' | 'over' | 'not-an-hour'

/** The spa says yes to the hour that was asked for. Taking its places decides between two requests for one hour. */
export const acceptRequest = (services: Services, uuid: string) =>
  answer(services, uuid, 'requested', async (tx, booking) => {
    if (isOver(services, booking)) return fail('over')
    const taken = await takeHour(services, tx, booking, booking.startsAt)
    return taken.ok ? accept(services, tx, booking) : taken
  })

export const declineRequest = (services: Services, uuid: string) =>
  answer(services, uuid, 'awaiting', (tx, booking) => end(services, tx, booking, 'declined'))

/** The customer goes away, or does not want the hour that the spa proposes. */
export const withdrawRequest = (services: Services, uuid: string) =>
  answer(services, uuid, 'awaiting', (tx, booking) => end(services, tx, booking, 'withdrawn'))

export type Proposal = { day: string; time: string; note: string }

/** The spa can't at that hour, and names another, which is held for the customer until they answer. */
export const proposeHour = (services: Services, uuid: string, { day, time, note }: Proposal) =>
  answer(services, uuid, 'requested', async (tx, booking, pays) => {
    if (isOver(services, booking)) return fail('over')
    const found = serviceOf(services, booking)
    const now = services.clock.now()
    const hour = found && readHour(found, { day, time, pax: booking.pax }, now)
    if (!hour?.ok || hour.value.startsAt.getTime() === booking.startsAt.getTime()) return fail('not-an-hour')
    if (whyNotPaidOn(pays, hour.value.day)) return fail('not-an-hour')
    const proposal = { proposedStartsAt: hour.value.startsAt, proposedAt: now, proposalNote: note }
    const until = waitsUntil({ ...booking, ...proposal })
    if (until <= now) return fail('not-an-hour')
    const taken = await takeHour(services, tx, booking, hour.value.startsAt, until)
    if (!taken.ok) return taken
    await transitionBooking(tx, booking, 'proposed', proposal)
    await services.queue.add(tx, 'send-booking-notice', { booking: uuid, mail: 'proposed', revision: booking.revision })
    return ok(null)
  })

/** The customer takes the hour that the spa proposes. */
export const acceptProposal = (services: Services, uuid: string) =>
  answer(services, uuid, 'proposed', async (tx, booking) => {
    const startsAt = booking.proposedStartsAt
    if (!startsAt || isOver(services, booking)) return fail('over')
    const isKept = await keepPlaces(tx, booking.claimReference, services.clock.now())
    const taken = isKept ? ok(null) : await takeHour(services, tx, booking, startsAt)
    if (!taken.ok) return taken
    const endsAt = new Date(startsAt.getTime() + (booking.endsAt.getTime() - booking.startsAt.getTime()))
    return accept(services, tx, booking, { startsAt, endsAt, revision: booking.revision + 1 })
  })

/** Its deadline has come without an answer. */
export const lapseRequest = (services: Services, uuid: string) =>
  answer(services, uuid, 'awaiting', async (tx, booking) =>
    isOver(services, booking) ? end(services, tx, booking, 'lapsed') : fail('answered'),
  )

const isOver = ({ clock }: Services, booking: Booking) => waitsUntil(booking) <= clock.now()

/** Whoever comes first decides: what pays and the booking are locked, in the order in which all lock them. */
async function answer(
  services: Services,
  uuid: string,
  expected: 'requested' | 'proposed' | 'awaiting',
  decide: (tx: Transaction, booking: Booking, pays: WhatPays) => Promise<Result<null, NotAnswered>>,
): Promise<Result<null, NotAnswered>> {
  const known = await getBooking(services.db, uuid)
  if (!known) return fail('answered')
  return unlessTaken<null, NotAnswered>(() =>
    services.db.transaction(async (tx) => {
      const pays = await lockWhatPays(services, tx, known)
      const booking = await lockBooking(tx, uuid)
      if (!booking) return fail('answered')
      const isExpected = expected === 'awaiting' ? isAwaiting(booking.state) : booking.state === expected
      return isExpected ? decide(tx, booking, pays) : fail('answered')
    }),
  )
}

const serviceOf = ({ catalogue, config }: Services, { serviceUuid }: Booking): FoundService | null =>
  findBookedService(catalogue.current(), serviceUuid, config.requestOnlySpa)

async function takeHour(
  services: Services,
  tx: Transaction,
  { claimReference, pax, ...booking }: Booking,
  startsAt: Date,
  until: Date | null = null,
): Promise<Result<null, NotAnswered>> {
  const now = services.clock.now()
  const found = serviceOf(services, { ...booking, claimReference, pax })
  // A service that has left the catalogue needs no place of ours: the spa knows what it does.
  if (!found) return until ? fail('not-an-hour') : ok(null)
  const claims = claimsOf(found.bookable.needs, pax, startsAt)
  const places = { reference: claimReference, claims, resources: found.resources, until, now }
  return takePlaces(tx, { ...places, instead: [claimReference] })
}

type Moved = Partial<Pick<Booking, 'startsAt' | 'endsAt' | 'revision'>>

/** What is paid by a voucher or a stay is confirmed with that; what was bought, once its money is taken. */
async function accept(services: Services, tx: Transaction, booking: Booking, moved: Moved = {}) {
  const accepted = await transitionBooking(tx, booking, 'accepted', moved)
  if (booking.purchaseUuid) await goOn(services, tx, booking.purchaseUuid)
  else {
    await transitionBooking(tx, accepted, 'confirmed', { confirmedAt: services.clock.now() })
    const { uuid, revision } = accepted
    await services.queue.add(tx, 'send-booking-notice', { booking: uuid, mail: 'confirmed', revision })
  }
  return ok(null)
}

async function end(
  services: Services,
  tx: Transaction,
  booking: Booking,
  state: 'declined' | 'withdrawn' | 'lapsed',
): Promise<Result<null, NotAnswered>> {
  if (!bookingCanBecome(booking.state, state)) return fail('answered')
  await releasePlaces(tx, booking.claimReference)
  await transitionBooking(tx, booking, state, { endedAt: services.clock.now() })
  const { uuid, revision, purchaseUuid } = booking
  // Whose money waits, that of a purchase, is told when it is released.
  if (purchaseUuid) await goOn(services, tx, purchaseUuid)
  else await services.queue.add(tx, 'send-booking-notice', { booking: uuid, mail: state, revision })
  if (state !== 'declined') await services.queue.add(tx, 'send-spa-booking', { booking: uuid, mail: state, revision })
  return ok(null)
}

/** Nobody should wait for the clock: the money is taken or released at once. */
async function goOn({ queue }: Services, tx: Transaction, purchase: string) {
  await changePurchase(tx, purchase, { fulfilAt: null })
  await queue.add(tx, 'fulfil-purchase', { purchase })
}
