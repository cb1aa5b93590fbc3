import { randomUUID } from 'node:crypto'
import { readHour } from '#domain/bookings/asked-hour.ts'
import { type Claim, claimsOf } from '#domain/bookings/resources.ts'
import type { NotSold } from '#domain/purchases/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { extendHold, releaseHeldPlaces, takePlacesNow } from '#server/bookings/claims.ts'
import { findBookedService } from '#server/bookings/find-booked-service.ts'
import { hasSameClaims } from '#server/bookings/has-same-claims.ts'
import { takeOfferedPlace, waitingClaim } from '#server/bookings/waiting-list/waiting-row.ts'
import type { GoodsHolds, HoldRequest } from '#server/purchases/core/goods-kind.ts'
import type { Services } from '#server/services.ts'
import { agreedBookingOf, readBookingGoods } from './read-booking-goods.ts'

const minute = 60_000

/** Decided: an hour is held for 15 minutes, and once more when the payment begins. */
export const hourHolds: GoodsHolds<Services> = {
  lifetime: 15 * minute,
  hold: holdHour,
  release: (services, reference) => releaseHeldPlaces(services.db, reference),
}

async function holdHour(services: Services, request: HoldRequest): Promise<Result<string | null, NotSold>> {
  // The spa decides who gets an hour that it is asked for.
  if (agreedBookingOf(request).isRequest) return ok(null)
  const wanted = claimsOn(services, request.goods)
  if (!wanted) return fail('not-for-sale')
  const { db, clock } = services
  const { earlier, until } = request
  const now = clock.now()
  if (earlier && (await hasSameClaims(db, earlier, wanted.claims)) && (await extendHold(db, earlier, until, now))) {
    return ok(earlier)
  }
  const { waitingUuid } = readBookingGoods(request.goods)
  const offered = await waitingClaim(db, waitingUuid, now)
  const reference = randomUUID()
  const instead = [earlier, offered].filter((one) => one !== null)
  const taken = await takePlacesNow(db, { ...wanted, reference, until, instead, now })
  if (!taken.ok) return fail('not-for-sale')
  if (offered && waitingUuid) await takeOfferedPlace(db, waitingUuid)
  return ok(reference)
}

export type WantedPlaces = { claims: Claim[]; resources: Parameters<typeof takePlacesNow>[1]['resources'] }

/** What an hour takes, by the catalogue as it is now. Null if it can't be booked any more. */
export function claimsOn({ catalogue, clock, config }: Services, raw: unknown): WantedPlaces | null {
  const goods = readBookingGoods(raw)
  const found = findBookedService(catalogue.current(), goods.serviceUuid, config.requestOnlySpa)
  const hour = found && readHour(found, goods, clock.now())
  if (!found || !hour?.ok) return null
  return { claims: claimsOf(found.bookable.needs, goods.pax, hour.value.startsAt), resources: found.resources }
}
