import { randomUUID } from 'node:crypto'
import { TransactionRollbackError } from 'drizzle-orm'
import { type HourProblem, type ReadHour, readHour } from '#features/bookings/rules/read-hour.ts'
import {
  extendHold,
  isHold,
  isTaken,
  releaseHeldPlaces,
  type TakePlaces,
  takePlaces,
} from '#features/bookings/server/claims.ts'
import { hasSameClaims } from '#features/bookings/server/read-taken.ts'
import { lockOffer, transitionWaiting } from '#features/bookings/server/waiting-list/waiting-row.ts'
import { type Claim, claimsOf } from '#features/catalogue/rules/services/resources.ts'
import type { NotSold } from '#features/checkout/rules/purchases/quote.ts'
import type { GoodsHolds, Held, HoldRequest } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { type FoundService, findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { type BookingGoods, quotedBookingOf, readBookingGoods } from './read-booking-goods.ts'

/** An hour of a service, for however many people: nothing is held of one that its spa is asked for, since the spa decides. */
export const hourHolds: GoodsHolds = {
  held: ({ catalogue }, bought) => {
    const { isRequest, startsAt } = quotedBookingOf(bought)
    if (isRequest) return null
    const { serviceUuid, pax } = readBookingGoods(bought.goods)
    const needs = catalogue.current().services.get(serviceUuid)?.bookable?.needs ?? []
    const claims = claimsOf(needs, pax, new Date(startsAt))
    // Of a service that is not in the catalogue any more, its beginning.
    const keys = claims.length > 0 ? claims.flatMap(halfHoursOf) : [`${serviceUuid} ${startsAt}`]
    return { keys, count: 1 }
  },
  hold: holdHour,
  replace: replaceHour,
  release: (services, reference) => releaseHeldPlaces(services.db, reference),
}

/** Each half hour in which a resource is taken, so that hours that overlap, and services that share it, have one in common. */
function halfHoursOf({ resourceUuid, from, to }: Claim): string[] {
  const first = Math.floor(from / halfHour)
  const count = Math.ceil(to / halfHour) - first
  return Array.from({ length: count }, (_, at) => `${resourceUuid} ${new Date((first + at) * halfHour).toISOString()}`)
}

const halfHour = 30 * 60_000

function holdHour(services: Services, request: HoldRequest) {
  return unlessTaken(() => services.db.transaction((tx) => holdPlaces(services, tx, request)))
}

/** Behind a savepoint: an hour that somebody has must not end the transaction of the purchase. */
function replaceHour(services: Services, tx: Transaction, request: HoldRequest) {
  return unlessTaken(() => tx.transaction((inner) => holdPlaces(services, inner, request)))
}

type Answer = Result<Held, NotSold>

async function holdPlaces(services: Services, tx: Transaction, request: HoldRequest): Promise<Answer> {
  const { earlier } = request
  const now = services.clock.now()
  const extended = earlier && (await extendOwn(services, tx, { ...request, earlier }))
  if (extended) return ok(extended)
  const { waitingUuid } = readBookingGoods(request.goods)
  const offered = await lockOffer(tx, waitingUuid, { own: earlier, now })
  const wanted = await wantedPlaces(services, tx, request.goods, earlier ?? offered?.claimReference ?? null)
  if (!wanted) return tx.rollback()
  const reference = randomUUID()
  // Who was offered the hour was told until when it is theirs.
  const until = offered && offered.offeredUntil > request.until ? offered.offeredUntil : request.until
  const instead = [earlier, offered?.claimReference ?? null].filter((one) => one !== null)
  const taken = await takePlaces(tx, { ...wanted, reference, until, instead, now })
  if (!taken.ok) return tx.rollback()
  if (offered) await transitionWaiting(tx, offered, 'taken', { claimReference: reference })
  return ok({ reference, until })
}

/** The hold that the purchase has, if it is of this hour and has not ended. */
async function extendOwn(
  services: Services,
  tx: Transaction,
  { goods, earlier, until }: HoldRequest & { earlier: string },
): Promise<Held | null> {
  const wanted = await wantedPlaces(services, tx, goods, earlier)
  if (!wanted || !(await hasSameClaims(tx, earlier, wanted.claims))) return null
  const extended = await extendHold(tx, earlier, until, services.clock.now())
  return extended && { reference: earlier, until: extended }
}

/** What was given up for an hour that can't be had is rolled back with it. */
async function unlessTaken(hold: () => Promise<Answer>): Promise<Answer> {
  try {
    return await hold()
  } catch (error) {
    if (isTaken(error) || error instanceof TransactionRollbackError) return fail('not-for-sale')
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

/**
 * The hour of a purchase. `own`: the hold that its buyer has. While that lasts, its very hour can be paid: it was in time
 * when it was held, and the buyer was told until when.
 */
export async function readOwnHour(
  db: Database | Transaction,
  found: FoundService,
  goods: BookingGoods,
  { own, now }: { own: string | null; now: Date },
): Promise<Result<ReadHour, HourProblem>> {
  const hour = readHour(found, goods, now)
  if (hour.ok || hour.error !== 'too-soon' || !own) return hour
  const held = readHour(found, goods, now, { isHeld: true })
  if (!held.ok) return held
  const claims = claimsOf(found.bookable.needs, goods.pax, held.value.startsAt)
  return (await isHold(db, own, now)) && (await hasSameClaims(db, own, claims)) ? held : hour
}
