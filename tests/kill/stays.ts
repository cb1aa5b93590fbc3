import { sql } from 'drizzle-orm'
import { hotelNights, hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import type { Services } from '#platform/server/services.ts'
import type { Places } from './checkout.ts'

/** A stay as a hotel's own books have it. */
export type HotelStay = { reference: string; state: string; holdReference: string }

/** What both suppliers say of stays, and what we have written of them. */
export type StayBooks = Awaited<ReturnType<typeof readStayBooks>>

export async function readStayBooks({ db }: Pick<Services, 'db'>, { sandbox }: Places) {
  const posalia = (await (await fetch(`${sandbox}/sandbox/posalia/stays.json`)).json()) as HotelStay[]
  const builtIn: HotelStay[] = await db.select().from(hotelStays)
  return {
    // What the stand-in sells to others while somebody waits is not ours.
    hotels: [...posalia.filter(({ reference }) => !reference.startsWith('elsewhere-')), ...builtIn],
    bought: await db.select().from(getawayStays),
    /** Nights of our own rooms whose count is not that of their stays. */
    miscounted: (
      await db
        .select({ room: hotelNights.roomUuid, night: hotelNights.night })
        .from(hotelNights)
        .where(
          sql`(${hotelNights.held}, ${hotelNights.sold}) <> (select
            coalesce(sum(${hotelStays.rooms}) filter (where ${hotelStays.state} = 'held'), 0),
            coalesce(sum(${hotelStays.rooms}) filter (where ${hotelStays.state} = 'confirmed'), 0)
            from ${hotelStays} where ${hotelStays.roomUuid} = ${hotelNights.roomUuid}
            and ${hotelStays.arrival} <= ${hotelNights.night} and ${hotelNights.night} < ${hotelStays.departure})`,
        )
    ).map(({ room, night }) => `${room} on ${night}`),
  }
}
