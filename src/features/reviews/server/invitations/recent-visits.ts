import { and, between, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { bookings } from '#features/bookings/server/schema.ts'
import { invitationRefusals, reviewSubmissions } from '#features/catalogue/server/schema/reviews.ts'
import { isOfThisMoney } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { daysOfInvitation, type VisitSource } from '#features/reviews/rules/invitation.ts'
import { voucherEvents, vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, instantAt, madridDay, wallClock } from '#platform/time/dates.ts'

type RecentVisit = {
  source: VisitSource
  reference: string
  spa: string
  service: string
  serviceName: string
  name: string
  email: string
  language: Language
  visitedOn: Day
  isReviewed: boolean
}

/**
 * Who was at a spa within the last days, or what became of one visit. A visit whose payment is disputed or was play money
 * is none, and who asked not to be asked is left out.
 */
export async function recentVisits(services: Services, one?: VisitSource): Promise<RecentVisit[]> {
  const firstDay = addDays(madridDay(services.clock.now()), -daysOfInvitation - 1)
  const since = instantAt(firstDay, '00:00', 'Europe/Madrid')
  const booked = one && 'voucher' in one ? [] : await bookedVisits(services, since, one)
  const redeemed = one && 'booking' in one ? [] : await redeemedVisits(services, since, one)
  // A voucher that was reserved for an hour is the same visit as its booking.
  const references = new Set(booked.map(({ reference }) => reference))
  return [...booked, ...redeemed.filter(({ reference }) => !references.has(reference))]
}

async function redeemedVisits({ db, config }: Services, since: Date, one?: { voucher: string }) {
  const rows = await db
    .select({ voucher: vouchers, at: voucherEvents.at, review: reviewSubmissions.uuid })
    .from(voucherEvents)
    .innerJoin(vouchers, eq(vouchers.uuid, voucherEvents.voucherUuid))
    .innerJoin(purchases, eq(purchases.uuid, vouchers.purchaseUuid))
    .leftJoin(reviewSubmissions, eq(reviewSubmissions.visit, vouchers.reference))
    .where(
      and(
        eq(voucherEvents.state, 'redeemed'),
        gte(voucherEvents.at, since),
        eq(vouchers.state, 'redeemed'),
        one && eq(vouchers.uuid, one.voucher),
        isNull(purchases.disputedAt),
        isOfThisMoney(config),
        isNotRefused(sql`${vouchers.beneficiaryEmail}`),
      ),
    )
  return rows.map(
    ({ voucher, at, review }): RecentVisit => ({
      source: { voucher: voucher.uuid },
      reference: voucher.reference,
      spa: voucher.spaUuid,
      service: voucher.serviceUuid,
      serviceName: voucher.serviceName[voucher.language],
      name: voucher.beneficiaryName,
      email: voucher.beneficiaryEmail,
      language: voucher.language,
      visitedOn: madridDay(at),
      isReviewed: review !== null,
    }),
  )
}

async function bookedVisits({ db, config, clock }: Services, since: Date, one?: { booking: string }) {
  const reference = sql<string>`coalesce(${vouchers.reference}, ${bookings.locator})`
  const payer = sql`coalesce(${bookings.purchaseUuid}, ${bookings.stayUuid}, ${vouchers.purchaseUuid})`
  const rows = await db
    .select({ booking: bookings, reference, review: reviewSubmissions.uuid })
    .from(bookings)
    .leftJoin(vouchers, eq(vouchers.uuid, bookings.voucherUuid))
    .innerJoin(purchases, eq(purchases.uuid, payer))
    .leftJoin(reviewSubmissions, eq(reviewSubmissions.visit, reference))
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        between(bookings.endsAt, since, clock.now()),
        one && eq(bookings.uuid, one.booking),
        or(isNull(vouchers.state), inArray(vouchers.state, ['activated', 'redeemed'])),
        isNull(purchases.disputedAt),
        isOfThisMoney(config),
        isNotRefused(sql`${bookings.email}`),
      ),
    )
  return rows.map(
    ({ booking, reference, review }): RecentVisit => ({
      source: { booking: booking.uuid },
      reference,
      spa: booking.spaUuid,
      service: booking.serviceUuid,
      serviceName: booking.agreed.serviceName[booking.language],
      name: booking.name,
      email: booking.email,
      language: booking.language,
      visitedOn: wallClock(booking.endsAt, booking.agreed.spa.timeZone).day,
      isReviewed: review !== null,
    }),
  )
}

const isNotRefused = (email: SQL) =>
  sql`not exists (select 1 from ${invitationRefusals} where ${invitationRefusals.email} = lower(${email}))`
