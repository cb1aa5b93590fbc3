import { randomUUID } from 'node:crypto'
import { type Claim, claimsOf } from '#domain/bookings/resources.ts'
import type { NotSold } from '#domain/purchases/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { extendHold, isTaken, releaseHeldPlaces, type TakePlaces, takePlaces } from '#server/bookings/claims.ts'
import { findBookedService } from '#server/bookings/find-booked-service.ts'
import { hasSameClaims } from '#server/bookings/has-same-claims.ts'
import { lockOffer, moveWaiting } from '#server/bookings/waiting-list/waiting-row.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { GoodsHolds, HoldRequest } from '#server/purchases/core/goods-kind.ts'
import type { Services } from '#server/services.ts'
import { agreedBookingOf, readBookingGoods } from './read-booking-goods.ts'
import { readOwnHour } from './read-own-hour.ts'

const minute = 60_000

/** Decided: an hour is held for 15 minutes, and once more when the payment begins. */
export const hourHolds: GoodsHolds<Services> = {
  lifetime: 15 * minute,
  hold: holdHour,
  replace: replaceHour,
  release: (services, reference) => releaseHeldPlaces(services.db, reference),
}

function holdHour(services: Services, request: HoldRequest) {
  return unlessTaken(() => services.db.transaction((tx) => holdPlaces(services, tx, request)))
}

/** Behind a savepoint: an hour that somebody has must not end the transaction of the purchase. */
function replaceHour(services: Services, tx: Transaction, request: HoldRequest) {
  return unlessTaken(() => tx.transaction((inner) => holdPlaces(services, inner, request)))
}

type Held = Result<string | null, NotSold>

async function holdPlaces(services: Services, tx: Transaction, request: HoldRequest): Promise<Held> {
  // The spa decides who gets an hour that it is asked for.
  if (agreedBookingOf(request).isRequest) return ok(null)
  const { earlier, until } = request
  const now = services.clock.now()
  const { waitingUuid } = readBookingGoods(request.goods)
  const offered = await lockOffer(tx, waitingUuid, now)
  const wanted = await wantedPlaces(services, tx, request.goods, earlier ?? offered?.claimReference ?? null)
  if (!wanted) return fail('not-for-sale')
  if (earlier && (await hasSameClaims(tx, earlier, wanted.claims)) && (await extendHold(tx, earlier, until, now))) {
    return ok(earlier)
  }
  const reference = randomUUID()
  const instead = [earlier, offered?.claimReference ?? null].filter((one) => one !== null)
  const taken = await takePlaces(tx, { ...wanted, reference, until, instead, now })
  if (!taken.ok) return fail('not-for-sale')
  if (offered) await moveWaiting(tx, offered, 'taken')
  return ok(reference)
}

async function unlessTaken(hold: () => Promise<Held>): Promise<Held> {
  try {
    return await hold()
  } catch (error) {
    if (isTaken(error)) return fail('not-for-sale')
    throw error
  }
}

export type WantedPlaces = { claims: Claim[]; resources: TakePlaces['resources'] }

/** What an hour takes, by the catalogue as it is now. Null if it can't be booked any more. `own`: the buyer's hold of it. */
export async function wantedPlaces(
  { catalogue, clock, config }: Services,
  db: Database | Transaction,
  raw: unknown,
  own: string | null,
): Promise<WantedPlaces | null> {
  const goods = readBookingGoods(raw)
  const found = findBookedService(catalogue.current(), goods.serviceUuid, config.requestOnlySpa)
  const hour = found && (await readOwnHour(db, found, goods, { own, now: clock.now() }))
  if (!found || !hour?.ok) return null
  return { claims: claimsOf(found.bookable.needs, goods.pax, hour.value.startsAt), resources: found.resources }
}
