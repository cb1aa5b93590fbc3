import { isNotNull, max } from 'drizzle-orm'
import { type HotelPeriod, termsOfNight } from '#features/catalogue/rules/getaways/hotel-periods.ts'
import { daysAhead } from '#features/catalogue/rules/getaways/stay.ts'
import { hotelRooms } from '#features/catalogue/server/schema/getaways.ts'
import { hotelNights, hotelPeriods } from '#features/catalogue/server/schema/hotel-rates.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'

const rowsAtOnce = 1000

/**
 * Tells prices for 18 months from today: each day the nights of one more day are made from the room's usual price and
 * the hotel's periods. Nights that are there already, with what a hotel has changed in them, stay as they are.
 */
export async function fillNights({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const today = madridDay(clock.now())
  const rooms = await db.select().from(hotelRooms).where(isNotNull(hotelRooms.usualPrice))
  const periods = Map.groupBy(await db.select().from(hotelPeriods), ({ hotelUuid }) => hotelUuid)
  const lastNights = await db
    .select({ roomUuid: hotelNights.roomUuid, night: max(hotelNights.night) })
    .from(hotelNights)
    .groupBy(hotelNights.roomUuid)
  const lastOf = new Map(lastNights.map(({ roomUuid, night }) => [roomUuid, night]))
  const missing = rooms.flatMap(({ uuid, hotelUuid, usualPrice, allotment }) => {
    const last = lastOf.get(uuid)
    const first = last && last >= today ? addDays(last, 1) : today
    return nightsFrom(first, addDays(today, daysAhead)).map((night) => ({
      roomUuid: uuid,
      night,
      allotment,
      ...termsOfNight(night, usualPrice ?? 0, (periods.get(hotelUuid) ?? []) as HotelPeriod[]),
    }))
  })
  for (let at = 0; at < missing.length; at += rowsAtOnce) {
    await db
      .insert(hotelNights)
      .values(missing.slice(at, at + rowsAtOnce))
      .onConflictDoNothing()
  }
  return missing.length
}

function nightsFrom(first: string, end: string): string[] {
  const nights = []
  for (let night = first; night < end; night = addDays(night, 1)) nights.push(night)
  return nights
}
