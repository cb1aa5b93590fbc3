import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { bookingStates, isLive } from '#domain/bookings/booking.ts'
import { type Day, madridDay } from '#domain/dates.ts'
import { stateOn } from '#domain/vouchers/voucher-actions.ts'
import { bookingFacts } from '#server/bookings/booking-facts.ts'
import { bookingUrl } from '#server/bookings/booking-links.ts'
import type { Booking } from '#server/bookings/booking-row.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { getawayStays } from '#server/db/schema/getaway-stays.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import { describeGoods } from '#server/purchases/core/goods-description.ts'
import { isOfThisMoney } from '#server/purchases/core/is-play-money.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { askedVoucherLink } from '#server/vouchers/access/voucher-session.ts'
import { isUndelivered } from '#server/vouchers/undelivered-gift.ts'
import type { Voucher } from '#server/vouchers/voucher-row.ts'
import { askedPurchaseUrl } from './email-context.ts'
import { firstName } from './holder.ts'
import { emailHeader, sendOnce } from './send-once.ts'

/** What can still be used, or exchanged. */
const worthSending = ['issued', 'activated', 'expired'] as const

/**
 * Everything the address has that is still worth something, what it has bought, and the hours that it is expected at, each
 * with its link; nothing to an address without any.
 */
export async function sendMyVouchers(
  services: Services,
  { email, language, wish }: Payloads['send-my-vouchers'],
): Promise<void> {
  const today = madridDay(services.clock.now())
  const held = await vouchersKnownTo(services, email)
  const bought = await ordersOf(services, email, today)
  const [newest] = bought
  const expected = await hoursOf(services, email)
  const [next] = expected
  const name = held[0]?.beneficiaryName ?? newest?.buyer?.name ?? (next && firstName(next.name))
  if (!name) return
  const listed = (one: Voucher) => ({
    service: one.serviceName[language],
    spa: one.spaName,
    reference: one.reference,
    validUntil: one.expiresOn,
    state: stateOn(one, today) as (typeof worthSending)[number],
    manageUrl: askedVoucherLink(services, one, language),
  })
  const orders = bought.map((purchase) => ({
    what: describeGoods(services, { ...purchase, language }),
    locator: purchase.locator,
    boughtOn: madridDay(purchase.paidAt ?? purchase.startedAt),
    url: askedPurchaseUrl(services, { ...purchase, language }),
  }))
  const now = services.clock.now()
  const hours = expected.map((booking) => ({
    facts: bookingFacts(services.catalogue.current(), booking, language, now),
    locator: booking.locator,
    url: bookingUrl(services, booking, language),
  }))
  const to = { name, email }
  await sendOnce(services, `my-vouchers.${wish}`, async () =>
    renderEmail(
      'my-vouchers',
      { vouchers: held.map(listed), orders, hours },
      { about: wish, to, language, head: emailHeader(services, language) },
    ),
  )
}

const mostOrders = 10

/**
 * What the address has bought, for itself or for others, the newest first; and every stay and hour that is not over,
 * since it may have been bought long ago, or wait for its spa.
 */
async function ordersOf({ db, config, clock }: Services, email: string, today: Day): Promise<Purchase[]> {
  const isOf = and(eq(purchases.buyerEmail, email), isOfThisMoney(config))
  const isTheirs = and(isOf, eq(purchases.state, 'confirmed'))
  const newest = await db.select().from(purchases).where(isTheirs).orderBy(desc(purchases.startedAt)).limit(mostOrders)
  const stays = await db
    .select({ purchase: purchases })
    .from(purchases)
    .innerJoin(getawayStays, eq(getawayStays.purchaseUuid, purchases.uuid))
    .where(and(isTheirs, eq(getawayStays.state, 'confirmed'), gte(getawayStays.departure, today)))
    .orderBy(asc(getawayStays.arrival))
    .limit(mostOrders)
  const hours = await db
    .select({ purchase: purchases })
    .from(purchases)
    .innerJoin(bookings, eq(bookings.purchaseUuid, purchases.uuid))
    .where(and(isOf, inArray(bookings.state, bookingStates.filter(isLive)), gte(bookings.endsAt, clock.now())))
    .orderBy(asc(bookings.startsAt))
    .limit(mostOrders)
  const known = new Set(newest.map(({ uuid }) => uuid))
  const ahead = [...stays, ...hours].map(({ purchase }) => purchase)
  return [...newest, ...ahead.filter(({ uuid }) => !known.has(uuid))]
}

/**
 * The hours to come that a voucher or a stay pays, the next first, by the address that is written to about them: who comes
 * may have bought nothing. Those that were bought are among the orders.
 */
async function hoursOf({ db, config, clock }: Services, email: string): Promise<Booking[]> {
  const paying = sql`coalesce(${bookings.stayUuid}, ${vouchers.purchaseUuid})`
  const coming = await db
    .select({ booking: bookings, voucher: vouchers, gift: purchases.gift })
    .from(bookings)
    .leftJoin(vouchers, eq(vouchers.uuid, bookings.voucherUuid))
    .innerJoin(purchases, eq(purchases.uuid, paying))
    .where(
      and(
        isNull(bookings.purchaseUuid),
        eq(sql`lower(${bookings.email})`, email),
        inArray(bookings.state, bookingStates.filter(isLive)),
        gte(bookings.endsAt, clock.now()),
        isOfThisMoney(config),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(mostOrders)
  const known: Booking[] = []
  for (const { booking, voucher, gift } of coming)
    if (!voucher || !(await isUndelivered(db, voucher, { gift }))) known.push(booking)
  return known
}

/** Presents that have not been delivered are known to their buyers alone. */
async function vouchersKnownTo({ db, config }: Services, email: string): Promise<Voucher[]> {
  const held = await db
    .select({ voucher: vouchers, gift: purchases.gift })
    .from(vouchers)
    .innerJoin(purchases, eq(purchases.uuid, vouchers.purchaseUuid))
    .where(and(eq(vouchers.beneficiaryEmail, email), inArray(vouchers.state, [...worthSending]), isOfThisMoney(config)))
    .orderBy(asc(vouchers.expiresOn))
  const known: Voucher[] = []
  for (const { voucher, gift } of held) if (!(await isUndelivered(db, voucher, { gift }))) known.push(voucher)
  return known
}
