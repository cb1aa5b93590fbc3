import { randomUUID } from 'node:crypto'
import { type HourProblem, readHour } from '#features/bookings/rules/read-hour.ts'
import { agreeBooking } from '#features/bookings/server/agree-booking.ts'
import { type Booking, insertBooking, type NewBooking } from '#features/bookings/server/booking-row.ts'
import { takePlaces } from '#features/bookings/server/claims.ts'
import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'

export type RequestedHour = { serviceUuid: string; day: string; time: string; pax: number }
export type NotTaken = HourProblem | 'taken' | 'not-bookable'

/** Who comes, and what pays for it. */
type Whose = Pick<NewBooking, 'name' | 'email' | 'phone' | 'language'> &
  Partial<Pick<NewBooking, 'voucherUuid' | 'stayUuid' | 'comment'>>

/** Books an hour that is paid already, or asks the spa for it, in the transaction of who has locked what pays. */
export async function takeFreeHour(
  services: Services,
  tx: Transaction,
  asked: RequestedHour,
  whose: Whose,
): Promise<Result<Booking, NotTaken>> {
  const { catalogue, clock, config, queue } = services
  const snapshot = catalogue.current()
  const now = clock.now()
  const found = findBookedService(snapshot, asked.serviceUuid, config.requestOnlySpa)
  if (!found) return fail('not-bookable')
  const hour = readHour(found, asked, now)
  if (!hour.ok) return hour
  const { startsAt, pax } = hour.value
  const claimReference = randomUUID()
  const isRequest = found.mode === 'request'
  if (!isRequest) {
    const claims = claimsOf(found.bookable.needs, pax, startsAt)
    const taken = await takePlaces(tx, {
      reference: claimReference,
      claims,
      resources: found.resources,
      until: null,
      now,
    })
    if (!taken.ok) return taken
  }
  const booking = await insertBooking(services, tx, {
    ...whose,
    uuid: randomUUID(),
    state: isRequest ? 'requested' : 'confirmed',
    confirmedAt: isRequest ? null : now,
    serviceUuid: asked.serviceUuid,
    spaUuid: found.spa.uuid,
    pax,
    startsAt,
    claimReference,
    agreed: agreeBooking(snapshot, found, pax),
  })
  const { uuid } = booking
  await queue.add(tx, 'send-spa-booking', { booking: uuid, mail: isRequest ? 'request' : 'booked', revision: 0 })
  const mail = isRequest ? 'requested' : 'confirmed'
  await queue.add(tx, 'send-booking-notice', { booking: uuid, mail, revision: 0 })
  return ok(booking)
}
